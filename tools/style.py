"""Check prose against the rules in style.toml: `python tools/style.py [--count] [PATH ...]`."""

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml
from markdown_it import MarkdownIt

ROOT: Final = Path(__file__).parents[1]
MARKDOWN: Final = MarkdownIt("commonmark").enable("table")
# A sentence ends at a stop that a capital, a digit, a quote or code follows, but not after these.
END: Final = re.compile(r"(?<!\be\.g\.)(?<!\bi\.e\.)(?<!\bvs\.)(?<=[.!?])[\"')\]]*\s+(?=[\"'(\[*]*(?:[A-Z0-9`]|\w+: ))")
WORD: Final = re.compile(r"[\w`][\w`'/.,:-]*")
PLACEHOLDER: Final = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|\{\{.*?\}\}|\{[\w.]*\}")
CODE: Final = re.compile(r"`[^`\n]+`")
BLOCK: Final = re.compile(r"\n\s*\n|\n(?=\s*[-*] )")
SCRIPT_TEXT: Final = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
HELP: Final = re.compile(r"^(?:[a-z][a-z-]*:.*?## |##@ )(.*)$")


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph, list item, table cell or message: the line that it starts on, and its words."""

    line: int
    words: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule of style.toml. `limit` counts words or characters, for the two rules without a pattern."""

    id: str
    advice: str
    pattern: re.Pattern[str] | None
    unless: re.Pattern[str] | None
    groups: frozenset[str]
    limit: int
    bad: list[str]
    good: list[str]

    def broken_by(self, text: str, group: str) -> Iterator[tuple[int, str]]:
        """Each breach in a text: the offset and the words."""
        if self.groups and group not in self.groups:
            return
        if self.id == "long-message":
            first = text.split("\n", 1)[0]
            if len(first) > self.limit:
                yield 0, f"{len(first)} characters: {first[:50]}..."
            return
        for start, sentence in sentences(text):
            if self.pattern is None:
                count = len(WORD.findall(sentence))
                if count > self.limit:
                    yield start, f"{count} words: {' '.join(sentence.split()[:8])}..."
            elif (match := self.pattern.search(sentence)) and not (self.unless and self.unless.search(sentence)):
                yield start + match.start(), " ".join(match[0].split()[:8])


@dataclass(frozen=True, slots=True)
class Group:
    """Files of one kind, and the reader that takes the prose out of them."""

    name: str
    files: list[str]
    reader: str
    keys: list[str]
    skip: list[str]


@dataclass(frozen=True, slots=True)
class Finding:
    """A breach of a rule in a file."""

    path: str
    line: int
    rule: Rule
    words: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.rule.id}: {self.words} \N{RIGHTWARDS ARROW} {self.rule.advice}"


def sentences(text: str) -> Iterator[tuple[int, str]]:
    """Each sentence of a text, with its offset. A blank line or a list item also ends a sentence."""
    start = 0
    for end in [*BLOCK.finditer(text), None]:
        block = text[start : end.start() if end else len(text)]
        last = 0
        for stop in [*END.finditer(block), None]:
            sentence = block[last : stop.start() if stop else len(block)]
            if sentence.strip():
                yield start + last, sentence.strip().removeprefix("- ")
            last = stop.end() if stop else last
        start = end.end() if end else start


def plain(text: str) -> str:
    """A text with one word in the place of each placeholder and each piece of code."""
    return CODE.sub("`x`", PLACEHOLDER.sub("X", text))


def markdown(source: str, _: Group) -> Iterator[Text]:
    """Headings, paragraphs, list items and table cells, without code, quotes and images."""
    line, quoted = 1, 0
    for token in MARKDOWN.parse(source):
        quoted += {"blockquote_open": 1, "blockquote_close": -1}.get(token.type, 0)
        line = token.map[0] + 1 if token.map else line
        if token.type == "inline" and not quoted:
            words = {"code_inline": "`x`", "softbreak": "\n", "hardbreak": "\n", "image": "", "html_inline": ""}
            yield Text(line, "".join(words.get(child.type, child.content) for child in token.children or ()))


def leaves(value: object, group: Group, key: str = "") -> Iterator[str]:
    """The prose in a value of a TOML file."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in group.skip:
                yield from leaves(inner, group, name if not group.keys or name in group.keys else key)
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner, group, key)
    elif isinstance(value, str) and (not group.keys or key in group.keys):
        yield value


def toml(source: str, group: Group) -> Iterator[Text]:
    """The strings of a TOML file: all, or those of the group's keys. A line is where the words are first found."""
    after = 0
    for words in leaves(tomllib.loads(source), group):
        head = words.split("\n", 1)[0].split('"', 1)[0][:60]
        at = source.find(head, after)
        after = at if at >= 0 else after
        yield Text(source.count("\n", 0, at if at >= 0 else source.find(head)) + 1, plain(words))


def nodes(node: yaml.Node, group: Group, key: str) -> Iterator[yaml.ScalarNode]:
    """The scalars of a YAML document that stand under one of the group's keys."""
    if isinstance(node, yaml.MappingNode):
        for name, inner in node.value:
            if name.value not in group.skip:
                yield from nodes(inner, group, name.value)
    elif isinstance(node, yaml.SequenceNode):
        for inner in node.value:
            yield from nodes(inner, group, "")
    elif isinstance(node, yaml.ScalarNode) and key in group.keys:
        yield node


def yaml_texts(source: str, group: Group) -> Iterator[Text]:
    """The descriptions in a YAML document."""
    for document in yaml.compose_all(source, Loader=yaml.SafeLoader):
        for node in nodes(document, group, ""):
            yield Text(node.start_mark.line + 1, plain(node.value))


def makefile(source: str, _: Group) -> Iterator[Text]:
    """The texts of `make help`."""
    for number, line in enumerate(source.splitlines(), 1):
        if match := HELP.match(line):
            yield Text(number, plain(match[1]))


def script(source: str, _: Group) -> Iterator[Text]:
    """The string literals of a JavaScript module, outside of comments and imports."""
    for number, line in enumerate(source.splitlines(), 1):
        if not line.lstrip().startswith(("//", "/*", "*", "import ")):
            for match in SCRIPT_TEXT.finditer(line):
                yield Text(number, plain(match[1] or match[2] or ""))


READERS: Final[dict[str, Callable[[str, Group], Iterator[Text]]]] = {
    "markdown": markdown,
    "toml": toml,
    "yaml": yaml_texts,
    "makefile": makefile,
    "script": script,
}


def settings() -> tuple[list[Rule], list[Group]]:
    """The rules and the groups of files in style.toml."""
    data = tomllib.loads((ROOT / "tools/style.toml").read_text(encoding="utf-8"))

    def compiled(rule: dict[str, str], name: str) -> re.Pattern[str] | None:
        return re.compile(rule[name], re.IGNORECASE | re.VERBOSE) if name in rule else None

    rules = [
        Rule(
            **{name: rule[name] for name in ("id", "advice", "bad", "good")},
            pattern=compiled(rule, "pattern"),
            unless=compiled(rule, "unless"),
            groups=frozenset(rule.get("groups", ())),
            limit=rule.get("limit", 0),
        )
        for rule in data["rule"]
    ]
    groups = [Group(**{"keys": [], "skip": [], **group}) for group in data["group"]]
    return rules, groups


def chosen(groups: Iterable[Group], paths: list[Path], root: Path) -> dict[Path, Group]:
    """Each file to check, with its group: all files of the groups, or those at or below `paths`."""
    files: dict[Path, Group] = {}
    for group in groups:
        for pattern in group.files:
            for file in sorted(root.glob(pattern)):
                inside = not paths or any(file == path or path in file.parents for path in paths)
                if inside and "node_modules" not in file.parts:
                    files.setdefault(file, group)
    return files


def findings(file: Path, group: Group, rules: list[Rule], root: Path) -> Iterator[Finding]:
    """The breaches in a file, in order of line."""
    breaches = []
    for text in READERS[group.reader](file.read_text(encoding="utf-8"), group):
        for rule in rules:
            for offset, words in rule.broken_by(text.words, group.name):
                line = text.line + text.words.count("\n", 0, offset) * (group.reader == "markdown")
                breaches.append(Finding(str(file.relative_to(root)), line, rule, words))
    yield from sorted(breaches, key=lambda finding: finding.line)


def main() -> int:
    """Run the command. The tree is the working directory, so that one checkout's rules can check another."""
    parser = argparse.ArgumentParser(description="Check prose against tools/style.toml.")
    parser.add_argument("paths", nargs="*", type=Path, help="files or folders; without any, all prose of the tree")
    parser.add_argument("--count", action="store_true", help="print the number of findings of each file and group")
    options = parser.parse_args()
    root = Path.cwd()
    rules, groups = settings()
    counts: Counter[str] = Counter()
    for file, group in chosen(groups, [path.resolve() for path in options.paths], root).items():
        for finding in findings(file, group, rules, root):
            counts[group.name] += 1
            counts[finding.path] += 1
            if not options.count:
                sys.stdout.write(f"{finding}\n")
    if options.count:
        names = {group.name for group in groups}
        for name, count in sorted(counts.items(), key=lambda item: (item[0] in names, item[0])):
            sys.stdout.write(f"{count:5} {name}\n")
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main())
