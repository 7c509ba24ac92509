"""Make the languages of `service/languages` of their PO files: `python tools/languages.py`.

    python tools/languages.py              # bring each PO file up to date with the English, and write its JSON file
    python tools/languages.py --check      # print what is wrong, and exit with 1; write nothing
    python tools/languages.py --new fr     # begin a language: its PO file and its words

A language is two files: `es.po` has the texts, and `es.toml` its name, its glossary and the words of its search. A
text that is missing, or `fuzzy` because its English has changed, is shown in English. docs/how-to/translating.md
"""

import argparse
import io
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TypeAlias
from unicodedata import normalize

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from service.answers.reason_docs import SEATS, reason_list  # the package beside this folder
from service.pages.disputes import raw
from service.pages.page_words import QUIZ, TERMS

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "service" / "languages"
PAGES: Final = ROOT / "service" / "pages" / "static"
WORDS: Final = ROOT / "web" / "table" / "words.ts"
KINDS: Final = ("reasons", "effects", "disputes", "page", "quiz")
LONGEST: Final = 120
"""Characters of the first sentence of a reason, with amounts of six: what the card has room for at 390 px."""
LONGER: Final = (1.6, 12)
"""A text of the page may be so many times as long as its English, and so many characters more: buttons keep a line."""
_PLACE: Final = re.compile(r"\{(\w+)\}")
_BUTTONS: Final = (
    *("Quiz", "By another rulebook", "Next", "Another quiz", "Send this quiz", "Missed"),
    *("Other books rule otherwise.", "See it on the table", *TERMS.rulings.values()),
)
"""What stands on the page of the quiz itself."""
_MARK: Final = re.compile(r"(?:\w+\|)?")
_ACCENT: Final = re.compile("[\u0300-\u036f]")
_CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
_NEW: Final = 'name = ""\nread_by = ""\n\n[glossary]\n\n[search]\nunheard = []\nnumbers = []\nscales = []\n'
Key: TypeAlias = tuple[str, str]
"""A context and an English text: the context is a kind, of reasons and effects with their code, parameter and word."""


@cache
def sources() -> Mapping[Key, str]:
    """What is to be translated, with a comment for translators; the English of several forms has `|` between them."""
    texts: dict[Key, str] = {("seats", "|".join(SEATS.values())): "the words for the seats of a reason"}
    for key, comment in (*_reasons(), *_disputes(), *_page(), *_quiz()):
        texts.setdefault(key, comment)
    return texts


def _reasons() -> Iterator[tuple[Key, str]]:
    listed = reason_list()
    for kind in ("reasons", "effects"):
        for entry in listed[kind]:
            meanings = "; ".join(f"{param['name']}: {param['meaning']}" for param in entry["params"])
            yield (f"{kind} {entry['code']}", entry["template"]), meanings
            for param in entry["params"]:
                for word, english in param.get("values", {}).items():
                    yield (f"{kind} {entry['code']} {param['name']} {word}", english), f"in: {entry['template']}"


def _disputes() -> Iterator[tuple[Key, str]]:
    for text in (*raw()["groups"], *raw()["beyond"]):
        yield ("disputes", text), ""
    for entry in raw()["disputes"]:
        yield ("disputes", entry["title"]), "the title of a dispute"
        for ask in entry["asks"]:
            yield ("disputes", ask["label"]), "a question of a dispute"
            for choice in ask.get("choices", {}).values():
                yield ("disputes", choice), f"an answer to: {ask['label']}"


def _page() -> Iterator[tuple[Key, str]]:
    for text in tagged(WORDS.read_text(encoding="utf-8")):
        yield ("page", text), ""


def _quiz() -> Iterator[tuple[Key, str]]:
    for text in (*_BUTTONS, *tagged((PAGES / "quiz.js").read_text(encoding="utf-8"))):
        yield ("quiz", text), ""
    for level, questions in QUIZ.items():
        yield ("quiz", TERMS.levels[level]), "a level"
        for question in questions:
            yield ("quiz", question.story), "a story"
            yield ("quiz", question.ask), "a question"
            for answer in question.answers:
                yield ("quiz", answer), ""


def tagged(script: str) -> list[str]:
    """The texts of a module's templates with the tag `t`, the places of their values numbered from 0."""
    texts: list[str] = []
    for begun in re.finditer(r"(?<![\w.])t`", script):
        text, places, at = "", 0, begun.end()
        while script[at] != "`":
            if script.startswith("${", at):
                at = _after(script, at + 2, "}")
                text, places = f"{text}{{{places}}}", places + 1
            else:
                at += script[at] == "\\"
                text, at = text + script[at], at + 1
        texts.append(text)
    return texts


def _after(script: str, at: int, end: str) -> int:
    """Where the code or template is over that ends with `end`."""
    while script[at] != end:
        if end == "`" and script.startswith("${", at):
            at = _after(script, at + 2, "}")
        elif end == "}" and script[at] in "`{":
            at = _after(script, at + 1, "`" if script[at] == "`" else "}")
        else:
            at += 1 + (script[at] == "\\")
    return at + 1


def catalog(tag: str, folder: Path = FOLDER) -> Catalog:
    """What the PO file of a language has; empty if there is none."""
    path = folder / f"{tag}.po"
    content = path.read_bytes() if path.exists() else b""
    return read_po(io.BytesIO(content), locale=str(Locale.parse(tag, sep="-")))


def updated(tag: str, folder: Path = FOLDER) -> str:
    """The PO file with each text of today: the translations that it has, and `fuzzy` where the English has changed."""
    known, fresh = catalog(tag, folder), Catalog(locale=str(Locale.parse(tag, sep="-")))
    by_context = {message.context: message for message in known if message.id}
    for (context, english), comment in sources().items():
        id = tuple(english.split("|")) if context == "seats" else english
        message = known.get(id, context)
        before = message or (by_context.get(context) if context not in KINDS else None)
        strings, flags = (before.string, before.flags) if before else ("", ())
        flags = {"fuzzy"} if before and not message else set(flags) & {"fuzzy"}
        fresh.add(id, strings, flags=flags, auto_comments=[comment] if comment else [], context=context)
    body = io.BytesIO()
    write_po(body, fresh, width=100, omit_header=True)
    headers = (f"Language: {tag}", "Content-Type: text/plain; charset=utf-8", f"Plural-Forms: {fresh.plural_forms}")
    head = "".join(f'"{line}\\n"\n' for line in headers)
    return f'msgid ""\nmsgstr ""\n{head}\n{body.getvalue().decode().strip()}\n'


def compiled(tag: str, folder: Path = FOLDER) -> str:
    """The JSON file of a language, for the service and for browsers."""
    words = _words(tag, folder)
    texts: dict[str, dict[str, Any]] = {kind: {} for kind in KINDS}
    seats = dict(SEATS)
    for message in _translated(tag, folder):
        kind, _, key = str(message.context).partition(" ")
        if kind == "seats":
            seats = dict(zip(_forms(tag), message.string, strict=True))
        else:
            texts[kind][key or message.id] = message.string
    entry = {"language": tag, "name": words["name"], "read_by": words["read_by"], "seats": seats, "texts": texts}
    return json.dumps(entry | {"search": _search(words["search"])}, ensure_ascii=False, indent=0) + "\n"


def _search(own: Mapping[str, Any]) -> dict[str, Any]:
    """The words of the search without accents. English ones are heard too: players mix both."""
    plain = json.loads(_ACCENT.sub("", normalize("NFD", json.dumps(own, ensure_ascii=False))))
    english = raw()
    merged = {name: [*plain.get(name, ()), *english[name]] for name in ("unheard", "numbers", "scales")}
    synonyms, beyond = (
        {
            word: [*plain.get(name, {}).get(word, ()), *english[name].get(word, ())]
            for word in (*plain.get(name, {}), *english[name])
        }
        for name in ("synonyms", "beyond")
    )
    words = {
        entry["id"]: [*plain.get("words", {}).get(entry["id"], ()), entry["title"], *entry["words"]]
        for entry in english["disputes"]
    }
    return {**merged, "synonyms": synonyms, "beyond": beyond, "words": words}


def _translated(tag: str, folder: Path) -> Iterator[Any]:
    """The messages that are shown: translated, and of the English of today; with plurals, of tuples of texts."""
    messages: Iterable[Any] = catalog(tag, folder)
    for message in messages:
        one_form = isinstance(message.id, str)
        english = message.id if one_form else "|".join(message.id)
        is_done = message.string if one_form else all(message.string)
        if is_done and not message.fuzzy and (message.context, english) in sources():
            yield message


def _forms(tag: str) -> list[str]:
    """The names of a language's plural forms, in the order of its PO file."""
    used = {"other", *Locale.parse(tag, sep="-").plural_form.tags}
    return [name for name in _CATEGORIES if name in used]


def _words(tag: str, folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / f"{tag}.toml").read_text(encoding="utf-8"))


def faults(tag: str, folder: Path = FOLDER) -> list[str]:
    """What is wrong with a language, a line each. What is missing is not wrong."""
    glossary = _words(tag, folder)["glossary"]
    errors = [(message, error) for message, some in catalog(tag, folder).check() for error in some]
    lines = [f"{message.context}: {error}" for message, error in errors if "50%" not in message.id]  # it is no format
    for message in _translated(tag, folder):
        context, forms = str(message.context), isinstance(message.id, tuple)
        for english, text in zip_longest(
            message.id if forms else [message.id],
            message.string if forms else [message.string],
            fillvalue=message.id[-1] if forms else "",
        ):
            lines += [f"{context}: {what}: {text!r}" for what in _wrong(context, english, text, glossary)]
    return lines


def _wrong(context: str, english: str, text: str, glossary: Mapping[str, Any]) -> Iterator[str]:
    mark = _MARK.match(english)
    english = english[mark.end() :] if mark else english  # what a word is used for
    ours, theirs = set(_PLACE.findall(english)), set(_PLACE.findall(text))
    if ours != theirs:
        yield f"places {sorted(theirs)} in place of {sorted(ours)}"
    if "{" in _PLACE.sub("", text) or "}" in _PLACE.sub("", text):
        yield "a brace that is no place"
    if [english[:1].isspace(), english[-1:].isspace()] != [text[:1].isspace(), text[-1:].isspace()]:
        yield "a space more or less at an end"
    if (english.strip()[-1:] in ".?:…") != (text.strip()[-1:] in ".?:…"):
        yield "another end of the sentence"
    if context.startswith(("reasons", "effects")):
        if len(first := _PLACE.sub("10.000", text.partition(". ")[0])) > LONGEST:
            yield f"a first sentence of {len(first)} characters, of {LONGEST} at most"
    elif len(text) > (most := len(english) * LONGER[0] + LONGER[1]):
        yield f"{len(text)} characters, of {most:.0f} at most"
    for term, entry in glossary.items():
        if re.search(rf"\b{term}\b", _PLACE.sub("", english), re.I) and not any(
            use in text.lower() for use in entry["use"]
        ):
            yield f"{term} is not {' or '.join(entry['use'])}"


def main(arguments: argparse.Namespace) -> int:
    """Write, or check. The exit status."""
    if arguments.new:
        (FOLDER / f"{arguments.new}.toml").write_text(_NEW, encoding="utf-8")
    wrong = []
    for path in sorted(FOLDER.glob("*.toml")):
        tag = path.stem
        content, target = updated(tag), FOLDER / f"{tag}.json"
        if not arguments.check:
            path.with_suffix(".po").write_text(content, encoding="utf-8")
            target.write_text(compiled(tag), encoding="utf-8")
        elif content != path.with_suffix(".po").read_text(encoding="utf-8"):
            wrong.append(f"{tag}.po is not up to date: run tools/languages.py")
        elif compiled(tag) != target.read_text(encoding="utf-8"):
            wrong.append(f"{tag}.json is not up to date: run tools/languages.py")
        wrong += [f"{tag}: {what}" for what in faults(tag)]
        here = sum(1 for _ in _translated(tag, FOLDER))
        print(f"{tag}: {here} of {len(sources())} texts", file=sys.stderr)
    print("\n".join(wrong), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="The languages, made of their PO files.")
    options.add_argument("--check", action="store_true", help="write nothing, and fail if anything is wrong")
    options.add_argument("--new", metavar="TAG", help="begin a language")
    raise SystemExit(main(options.parse_args()))
