"""Texts in other languages, as data: `.po` and `.toml` are written by translators, `.json` by `tools/languages.py`."""

from .language import ENGLISH, Language, language_files, languages

__all__ = ["ENGLISH", "Language", "language_files", "languages"]
