"""Every reason, choice of the floor and fault that is told in words, for whoever translates them."""

from typing import Final

from ..hands import accounts
from ..rules import EFFECTS, FAULTS, MESSAGES
from ..rules.model.params import PARAMETERS
from ..rules.model.template import Template
from ..rulesets import house_rules
from . import fault_messages
from .render import Json

_FAULTS: Final = {**fault_messages.FAULTS, **house_rules.FAULTS, **FAULTS, **accounts.FAULTS}


def reason_list() -> Json:
    """The codes of reasons, choices and faults, each with its template and what this is filled in with."""
    return {
        "reasons": [
            {"code": code.value, "topic": said.topic.value, **_template(said.template)}
            for code, said in MESSAGES.items()
        ],
        "effects": [{"code": code.value, **_template(said)} for code, said in EFFECTS.items()],
        "faults": [{"code": code, **_template(said)} for code, said in _FAULTS.items()],
    }


def _template(said: Template) -> Json:
    return {"template": said.text, "params": [_param(name, said) for name in said.names]}


def _param(name: str, said: Template) -> Json:
    known = PARAMETERS[name]
    told: Json = {"name": name, "type": known.type.value, "meaning": known.meaning}
    if name in said.words:
        told["values"] = {str(word): english for word, english in said.words[name].items()}
    return told
