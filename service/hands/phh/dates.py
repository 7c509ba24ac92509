"""When a hand was played: the fields of a document, and one ISO 8601 text."""

from datetime import UTC, date, datetime, time
from typing import Final

from service.hands.phh.words import Json

_UTC: Final = ("UTC", "Etc/UTC")
_PLACE: Final = ("city", "region", "country")


def played_at(document: Json) -> str | None:
    """The date, and the time if it is told; None without a whole date.

    A time without a zone is UTC unless city, region and country tell otherwise; in other zones it stays local.
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
    """The fields for an ISO 8601 text; an offset is turned into UTC. Raises ValueError."""
    moment = datetime.fromisoformat(said)
    if moment.tzinfo:
        moment = moment.astimezone(UTC)
    made: Json = {"year": moment.year, "month": moment.month, "day": moment.day}
    if len(said) > len("2000-01-01"):
        made["time"] = moment.time()
        if moment.tzinfo:
            made["time_zone"] = "UTC"
    return made
