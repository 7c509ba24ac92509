"""Asks PyPokerEngine: a later street is its flop, reached by limping."""

from pypokerengine.api.emulator import Emulator
from pypokerengine.engine.action_checker import ActionChecker

CLAIMS = {"rulebooks": ["tda-2019"], "levels": ["betting"], "structures": ["no_limit"], "tags": []}
HOME = "https://github.com/ishikota/PyPokerEngine"
IMPLEMENTATION = {"name": "PyPokerEngine", "version": "1.0.1", "language": "Python", "homepage": HOME, "claims": CLAIMS}
UNUSED = {"structure", "street", "streets", "pot_before_round", "players_left"}
ENGINE = Emulator()


def answer(question):
    state, seats, street = begin(**question["opening"])
    if not all(act(state, **action) for action in question["actions"]):
        return {"refused": "an action that leads up to the question"}
    told = {"legal": act(state, **question["action"])} if "action" in question else {"options": options(state)}
    return told | {"round": {"to_act": seats[state["next_player"]] if state["street"] == street else None}}


def begin(players, min_bet, first_to_act=None, posts=(), **other):
    posted = [(post["type"], post["amount"]) for post in posts]
    halved = posted in ([], [("small_blind", min_bet / 2), ("big_blind", min_bet)]) and min_bet % 2 == 0
    plain = halved and other.keys() <= UNUSED
    if not plain or any(len(player) > 2 or player["stack"] < (min_bet if posts else 1) for player in players):
        raise NotImplementedError("more than a blind and half of it; a stack below the blind, which it takes out")
    while players[1]["seat"] != (posts[0]["seat"] if posts else first_to_act):  # its button is the first of them
        players = players[1:] + players[:1]
    stacks = {player["seat"]: {"stack": player["stack"] + (0 if posts else min_bet), "name": ""} for player in players}
    ENGINE.set_game_rule(len(players), 10, min_bet // 2, 0)
    state, _ = ENGINE.start_new_round(ENGINE.generate_initial_game_state(stacks))
    while not posts and state["street"] == 0:  # everybody limps: the question is about the flop
        state, _ = ENGINE.apply_action(state, "call", min_bet)
    return state, [*stacks], state["street"]


def act(state, type, to=None, **size):
    players, place = state["table"].seats.players, state["next_player"]
    highest, bet = ActionChecker.agree_amount(players), players[place].paid_sum()
    if size or type == "complete" or (type in ("check", "call") and (type == "call") is (highest == bet)):
        raise NotImplementedError("check and call are one in PyPokerEngine; completing; an amount that is no total")
    to = bet + players[place].stack if type == "all_in" else to
    raises = type in ("bet", "raise") or (type == "all_in" and to > highest)
    kind, amount = ("raise", to) if raises else ("fold", 0) if type == "fold" else ("call", highest)
    state.update(ENGINE.apply_action(state, kind, amount)[0])
    return ActionChecker.correct_action(players, place, state["small_blind_amount"], kind, amount)[0] == kind


def options(state):
    player = state["table"].seats.players[state["next_player"]]
    owed, sizes = (option["amount"] for option in ENGINE.generate_possible_actions(state)[1:])
    add = min(owed - player.paid_sum(), player.stack)
    range_ = {"min_to": sizes["min"], "max_to": sizes["max"]} if sizes["max"] > 0 else None
    return {"check": add == 0, "call": {"to": player.paid_sum() + add} if add else None, "raise": range_}
