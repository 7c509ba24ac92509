"""Texts in other languages, as data: `.po` and `.toml` are written by translators, `.json` by `tools/languages.py`."""
