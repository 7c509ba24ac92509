"""A schema's two ways: what is plainly right is taken at once; marshmallow takes anything else, or tells its faults."""

from typing import Any
from unittest.mock import patch

from marshmallow import Schema, ValidationError

from service.answers.schemas.strict_schema import Strict


def at_once(schema: Strict, body: Any) -> Any:
    """What is made of a body that is plainly right. Raises ValidationError for any other."""
    with patch.object(Schema, "load", side_effect=ValidationError("not plainly right")):
        return schema.load(body)


def by_marshmallow(schema: Strict, body: Any) -> Any:
    """What marshmallow makes of a body, objects within it included. Raises ValidationError."""
    with patch.object(Strict, "load", Schema.load):
        return schema.load(body)
