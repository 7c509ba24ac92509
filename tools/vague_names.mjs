// Names without a meaning that scripts declare: node vague_names.mjs FILE… prints each with its place, and fails if there
// is any. tests/architecture/test_names.py holds Python and templates to the same.
import { readFileSync } from "node:fs";
import ts from "typescript";

const WORDS = new Set(["told", "found", "asked", "said", "one", "made"]);

let count = 0;
for (const path of process.argv.slice(2)) {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const look = (node) => {
    const name = ts.isIdentifier(node.name ?? node) ? node.name : undefined;
    const declares = ts.isParameter(node) || ts.isVariableDeclaration(node) || ts.isBindingElement(node);
    if (name && (declares || ts.isFunctionLike(node) || ts.isClassLike(node)) && WORDS.has(name.text)) {
      const { line } = file.getLineAndCharacterOfPosition(name.getStart());
      console.error(`${path}:${line + 1}: ${name.text}`);
      count += 1;
    }
    ts.forEachChild(node, look);
  };
  look(file);
}
process.exit(count ? 1 : 0);
