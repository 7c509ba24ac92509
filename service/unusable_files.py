"""What is wrong with the files and folders that settings name: a server does not start with any of it."""

import os

from .settings import Settings


def unusable_files(settings: Settings) -> list[str]:
    """A line for each fault, with its setting. What reads them is imported here: a master must not load it at once."""
    from .decision_log import open_for_append
    from .key_file import KeyFileError, load
    from .pages.assets import engine_fault
    from .rulesets import RulebooksError, rulebooks_with

    faults = []
    if settings.rulebooks_dir is not None:
        try:
            rulebooks_with(settings.rulebooks_dir, None)
        except RulebooksError as error:
            messages = [str(fault).removeprefix(f"{settings.rulebooks_dir}: ") for fault in error.faults]
            faults += [f"RULEBOOKS_DIR={settings.rulebooks_dir}: {fault}" for fault in messages]
    if settings.decision_log is not None:
        try:
            os.close(open_for_append(settings.decision_log))
        except OSError as error:
            faults.append(f"DECISION_LOG={settings.decision_log}: {error.strerror}")
    for name, path in (("KEYS_FILE", settings.keys_file), ("METRICS_KEYS_FILE", settings.metrics_keys_file)):
        try:
            _ = load(path) if path is not None else ()
        except KeyFileError as error:
            faults += [f"{name}={path}: {fault}" for fault in error.faults]
    if settings.engine_dir is not None and (fault := engine_fault(settings.engine_dir)):
        faults.append(f"ENGINE_DIR={settings.engine_dir}: {fault}")
    return faults
