"""Moments as a record tells them, in local time: the zone is that of the machine unless another is named."""

from datetime import datetime, tzinfo
from typing import Final

MONTHS: Final = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


def local(said: object, zone: tzinfo | None = None) -> datetime | None:
    """A moment as clocks here showed it, without its zone; as it was written if it tells none. None if it is none."""
    try:
        moment = datetime.fromisoformat(str(said))
        return moment.astimezone(zone).replace(tzinfo=None) if moment.tzinfo else moment
    except (ValueError, OverflowError):
        return None


def has_clock(said: object) -> bool:
    """Whether a moment tells more than its day."""
    return "T" in str(said) or " " in str(said)


def in_words(said: object, zone: tzinfo | None = None) -> str:
    """A moment to be read: `29 Feb 2024, 21:15`, or the day alone; as it was written if it is none."""
    moment = local(said, zone)
    if moment is None:
        return str(said)
    day = f"{moment.day} {MONTHS[moment.month - 1]} {moment.year}"
    return f"{day}, {moment:%H:%M}" if has_clock(said) else day


def zone_name(said: object, zone: tzinfo | None = None) -> str:
    """What the local zone is called at a moment that tells its own; empty if it tells none."""
    try:
        moment = datetime.fromisoformat(str(said))
        return (moment.astimezone(zone).tzname() or "") if moment.tzinfo else ""
    except (ValueError, OverflowError):
        return ""
