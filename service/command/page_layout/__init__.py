"""Pages that are one file: they load nothing, run one script of their own, and show hostile text as text."""

from .page import PageTemplates

__all__ = ["PageTemplates"]
