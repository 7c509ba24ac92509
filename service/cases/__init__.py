"""The conformance cases: what each rulebook says of a situation at the table. Published, and run by our own tests."""

from .case import Case, CaseRuling, case_files, cases_in, json_schema, load_cases, shown_by

__all__ = ["Case", "CaseRuling", "case_files", "cases_in", "json_schema", "load_cases", "shown_by"]
