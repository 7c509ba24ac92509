"""When a hand was played: between the fields of a document and an ISO 8601 text."""

from datetime import UTC, date, datetime, time
from typing import Final

from .words import Json

_UTC: Final = ("UTC", "Etc/UTC")
_PLACE: Final = ("city", "region", "country")


def played_at(document: Json) -> str | None:
    """The date, with the time if there is one; None without a complete date.

    A time without a zone is UTC, unless city, region and country are told. A time in another zone stays local.
    """
    if not all(name in document for name in ("year", "month", "day")):
        return None
    day = date(document["year"], document["month"], document["day"])
    clock = document.get("time")
    if not isinstance(clock, time):
        return day.isoformat()
    zone = document.get("time_zone", document.get("time_zone_abbreviation"))
    is_utc = zone in _UTC or (zone is None and not all(name in document for name in _PLACE))
    return datetime.combine(day, clock).isoformat() + ("Z" if is_utc else "")


def date_fields(said: str) -> Json:
    """The fields for an ISO 8601 text; a time with an offset is converted to UTC. Raises ValueError."""
    moment = datetime.fromisoformat(said)
    if moment.tzinfo:
        moment = moment.astimezone(UTC)
    made: Json = {"year": moment.year, "month": moment.month, "day": moment.day}
    if len(said) > len("2000-01-01"):
        made["time"] = moment.time()
        if moment.tzinfo:
            made["time_zone"] = "UTC"
    return made
