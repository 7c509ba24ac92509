"""The linter for prose: each rule finds its bad examples, keeps its good ones, and each reader finds the prose."""

from pathlib import Path
from typing import Final

import pytest

from tools import style

RULES, GROUPS = style.settings()
BY_NAME: Final = {group.name: group for group in GROUPS}
PLANTED: Final = {  # by group: a file with one breach on its third line, and none in code, quotes and keys
    "docs": "# Simply\n\nNote that it ends.\n\n> Note that it ends.\n\n```\nnote that\n```\n\n`simply`\n",
    "spec": "a:\n  simply: 1\n  description: It ends, of course.\n  example: of course\n",
    "messages": '["a.b"]\ntopic = "simply"\ntext = "Seat {seat} simply folds."\n',
    "answers": '[a]\ndetail = "simply"\nremedy = "Send it, of course."\nexample = {note = "simply"}\n',
    "pages": '[a]\nsimply = ""\nb = "Of course."\n',
    "table": "// simply\n\nconst SIMPLY = `Seat ${just} of course.`;\n",
    "operators": "rules:\n  - alert: Simply\n    annotations: {summary: Of course it is down.}\n    expr: just\n",
    "make": "# simply\n\nlint: ready ## simply lint\n",
}


def breaches(rule: style.Rule, text: str) -> list[tuple[int, str]]:
    """The breaches of one rule in a text."""
    return list(rule.broken_by(style.plain(text), min(rule.groups, default="docs")))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.id)
def test_a_rule_finds_its_bad_examples_and_keeps_its_good_ones(rule: style.Rule) -> None:
    assert rule.bad, "a rule needs an example"
    assert rule.good, "a rule needs a counterexample"
    assert [text for text in rule.bad if not breaches(rule, text)] == []
    assert [text for text in rule.good if breaches(rule, text)] == []


@pytest.mark.parametrize("name", BY_NAME)
def test_a_reader_finds_the_prose_of_a_file(name: str, tmp_path: Path) -> None:
    file = tmp_path / "planted"
    file.write_text(PLANTED[name], encoding="utf-8")
    filler = [rule for rule in RULES if rule.id == "filler"]
    lines = [finding.line for finding in style.findings(file, BY_NAME[name], filler, tmp_path)]
    assert lines == ([1, 3] if name == "docs" else [3])


def test_a_line_within_a_paragraph_is_found(tmp_path: Path) -> None:
    file = tmp_path / "planted"
    file.write_text("One\ntwo. Three\n\n- Four.\n- Five\n  six. Simply seven.\n", encoding="utf-8")
    filler = [rule for rule in RULES if rule.id == "filler"]
    assert [str(finding).split(" ")[:3] for finding in style.findings(file, BY_NAME["docs"], filler, tmp_path)] == [
        ["planted:6:", "filler:", "Simply"]
    ]


def test_a_sentence_ends_at_a_stop_and_at_a_list_item() -> None:
    text = "Fold, e.g. by words. `x` ends.\n\n- One\n- Two (three.) 4 is four. decided: it is"
    assert [sentence for _, sentence in style.sentences(text)] == [
        "Fold, e.g. by words.",
        "`x` ends.",
        "One",
        "Two (three.",
        "4 is four.",
        "decided: it is",
    ]


def test_every_group_has_files() -> None:
    found = style.chosen(GROUPS, [], style.ROOT)
    assert {group.name for group in found.values()} == set(BY_NAME)
    assert style.chosen(GROUPS, [style.ROOT / "docs/tutorials"], style.ROOT).keys() < found.keys()
