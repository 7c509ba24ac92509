"""The conformance cases: what each rulebook says of a situation at the table. Published, and run by our own tests."""

from .case import Case, CaseError, CaseRuling, case_files, cases_in, json_schema, load_cases, shown_by

__all__ = ["Case", "CaseError", "CaseRuling", "case_files", "cases_in", "json_schema", "load_cases", "shown_by"]
