// The regular expressions that take more than linear time, by recheck: node patterns.mjs [MODULE…] <PATTERNS
// PATTERNS is a JSON object of them by name; those that stand in the modules are looked at too. So is the answer, with
// what recheck says of each slow one.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { text } from 'node:stream/consumers'
import recheck from 'recheck'
import ts from 'typescript'

// the same on a slow machine: counts end a search, not time
const COUNTED = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

const slow = async (source, flags) => {
  const { status, complexity, attack, error } = await recheck.check(source, flags, COUNTED)
  if (status === 'safe') return null
  return status === 'vulnerable' ? `${complexity.summary}: ${attack.pattern}` : JSON.stringify(error)
}

function* literals(node) {
  if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) yield node.text
  for (const child of node.getChildren()) yield* literals(child)
}

const asked = Object.entries(JSON.parse(await text(process.stdin))).map(([name, source]) => [name, source, 'u'])
for (const file of process.argv.slice(2)) {
  const module = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  for (const literal of literals(module)) {
    const end = literal.lastIndexOf('/')
    asked.push([`${basename(file)} ${literal}`, literal.slice(1, end), literal.slice(end + 1)])
  }
}
const told = {}
const next = async () => {
  for (let one = asked.pop(); one; one = asked.pop()) {
    const said = await slow(one[1], one[2])
    if (said) told[one[0]] = said
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, next))
process.stdout.write(JSON.stringify(told))
