"""The English for the reasons of the next hand."""

from enum import StrEnum
from typing import Final

from ..model.reason import Code, Topic
from ..model.template import Template, template
from .button import ButtonMethod, FirstButton, WrongButton


class PaysToJoin(StrEnum):
    """How a newcomer of a cash game is dealt in beside the big blind."""

    POSTS = "posts"
    FREE = "free"


class ByStraddle(StrEnum):
    """When who owes blinds comes back by a straddle."""

    NOW = "now"
    LATER = "later"


class DrawnOfTwo(StrEnum):
    """Where the first button of two players is, where it was drawn for an empty place."""

    NEXT_PLAYER = "next_player"


OF_TABLES: Final[dict[Code, tuple[Topic, str | Template]]] = {
    Code.BUTTON_PLACED: (
        Topic.BUTTON_METHOD,
        template(
            "The button is at place {button}: {why}.",
            why={
                ButtonMethod.DEAD: "where the small blind was, as the big blind goes on by one player",
                ButtonMethod.MOVING: "with the next player, and who was passed by a blind pays it now",
                ButtonMethod.SIMPLIFIED: "with the next player, and the next two post the blinds",
                ButtonMethod.WINNING: "with who won",
                ButtonMethod.BUTTON_BLIND: "with the next player, who posts the only blind",
            },
        ),
    ),
    Code.BUTTON_EMPTY: (Topic.BUTTON_METHOD, "Nobody is dealt in at place {button}: the button is dead."),
    Code.BUTTON_ADVANCED: (
        Topic.BUTTON_ADVANCE,
        "The button goes forward from the empty place {place} to {button}, so that newcomers on the way are dealt in.",
    ),
    Code.BUTTON_BETWEEN_BLINDS: (
        Topic.BUTTON_BESIDE,
        "It cannot stand where the small blind was, between the blinds: it goes to {button}.",
    ),
    Code.BUTTON_FIRST_PLACED: (
        Topic.BUTTON_FIRST,
        template(
            "The first button is at place {button}: {why}.",
            why={
                FirstButton.DRAWN: "it was drawn there",
                FirstButton.FIRST_STACK: "the first stack to the dealer's right",
                FirstButton.SEAT_ONE: "the first stack from seat 1 on",
                DrawnOfTwo.NEXT_PLAYER: "it was drawn for an empty place, and goes to the next of the two players",
            },
        ),
    ),
    Code.BUTTON_FOUND_WRONG: (
        Topic.BUTTON_WRONG,
        template(
            "The button was wrong for a whole hand: {why}.",
            why={
                WrongButton.STANDS: "it goes on from where it was",
                WrongButton.PUT_RIGHT: "the places that were passed over are played now",
            },
        ),
    ),
    Code.BUTTON_STAYS: (Topic.REDEAL, "The last hand is dealt again: button and blinds stay."),
    Code.BLINDS_BIG: (Topic.BUTTON_METHOD, "Seat {seat} posts the big blind."),
    Code.BLINDS_SMALL: (Topic.BUTTON_METHOD, "Seat {seat} posts the small blind."),
    Code.BLINDS_SMALL_DEAD: (
        Topic.BUTTON_METHOD,
        "Nobody posts the small blind: place {place}, where it is, has none.",
    ),
    Code.BLINDS_LATE: (
        Topic.BUTTON_METHOD,
        "Seat {seat} posts the {post} that it had not paid when the button left it.",
    ),
    Code.BLINDS_HEADS_UP: (
        Topic.HEADS_UP_BLINDS,
        "Two are dealt in: seat {seat}, with the button, posts the small blind and acts first.",
    ),
    Code.BLINDS_ANTE_LAST: (Topic.BIG_BLIND_ANTE, "Seat {seat} antes for the table, after its big blind."),
    Code.NEWCOMER_DEALT_IN: (Topic.NEWCOMER, "Seat {seat} takes over its place at once."),
    Code.NEWCOMER_BETWEEN: (Topic.NEWCOMER, "Seat {seat} is new and waits until the button has passed."),
    Code.NEWCOMER_MUST_WAIT: (
        Topic.NEWCOMER_CASH,
        "Seat {seat} is new, and sits between the button and the big blind: it waits until the button has passed.",
    ),
    Code.NEWCOMER_WAITS: (Topic.NEW_POSTS, "Seat {seat} is new, and waits for the big blind."),
    Code.NEWCOMER_POSTS: (
        Topic.NEW_POSTS,
        template(
            "Seat {seat} is new, and is dealt in {how}.",
            how={PaysToJoin.POSTS: "for a live post of the big blind", PaysToJoin.FREE: "without a post"},
        ),
    ),
    Code.NEWCOMER_BUYS_BUTTON: (
        Topic.BUY_BUTTON,
        "Seat {seat} buys the button: it posts the big blind, and the small one dead, and has the button next hand.",
    ),
    Code.MISSED_POSTED: (Topic.MISSED_BLINDS, "Seat {seat} makes up the blinds that it missed."),
    Code.MISSED_MUST_WAIT: (
        Topic.NEWCOMER_CASH,
        "Seat {seat} owes blinds, and may not make them up between the button and the big blind.",
    ),
    Code.MISSED_WAITS: (Topic.MISSED_BLINDS, "Seat {seat} owes blinds, and waits until it is big blind."),
    Code.MISSED_STRADDLED: (
        Topic.MISSED_STRADDLE,
        template(
            "Seat {seat} {why}.",
            why={
                ByStraddle.NOW: "comes back as the live straddle",
                ByStraddle.LATER: "waits: it can come back as the live straddle once it is under the gun",
            },
        ),
    ),
    Code.MISSED_OWED: (Topic.MISSED_BLINDS, "A blind passes seat {seat}, which is not dealt in and owes it."),
    Code.ABSENT_DEALT_IN: (
        Topic.ABSENT,
        "Seat {seat} is away: it is dealt in, pays blinds and antes, and its hand is killed.",
    ),
    Code.TABLE_STARTS_ANEW: (
        Topic.NEW_START,
        "Fewer than two could be dealt in: all who are there come in, and owe nothing.",
    ),
    Code.TABLE_FIRST_TO_ACT: (Topic.BUTTON_METHOD, "Seat {seat} acts first."),
}
