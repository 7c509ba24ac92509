"""The conformance cases: what each rulebook says of a situation at the table. Published, and run by our own tests."""

from .cases import Case, CaseError, CaseRuling, case_files, case_schema, cases_in, load_cases
from .differences import Difference, differences, parameters_apart, telling_cases
from .shown import shown_by

__all__ = [
    "Case",
    "CaseError",
    "CaseRuling",
    "Difference",
    "case_files",
    "case_schema",
    "cases_in",
    "differences",
    "load_cases",
    "parameters_apart",
    "shown_by",
    "telling_cases",
]
