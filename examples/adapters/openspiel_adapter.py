"""Asks OpenSpiel's universal_poker: a later street is the second, reached by checking."""

import pyspiel

# its limit games know no stacks
CLAIMS = {"rulebooks": ["tda-2019"], "levels": ["betting"], "structures": ["no_limit"], "tags": []}
HOME = "https://github.com/google-deepmind/open_spiel"
IMPLEMENTATION = {"name": "OpenSpiel", "version": "2.0.2", "language": "C++", "homepage": HOME, "claims": CLAIMS}
GAME = {"betting": "nolimit", "bettingAbstraction": "fullgame", "numHoleCards": 1, "numBoardCards": "0 1"}
PASSIVE = {"fold": 0, "check": 1, "call": 1}  # a higher number is a raise, to so much in the whole hand


def answer(question):
    state, seats, before = begin(**question["opening"])
    if not all(act(state, before, **action) for action in question["actions"]):
        return {"refused": "an action that leads up to the question"}
    told = {"legal": act(state, before, **question["action"])} if "action" in question else options(state, before)
    return told | {"round": {"to_act": None if state.is_terminal() else seats[state.current_player()]}}


def begin(structure, players, min_bet, first_to_act=None, posts=(), pot_before_round=0, street=1, streets=4, **other):
    seats, posted = [player["seat"] for player in players], {post["seat"]: post["amount"] for post in posts}
    plain = {post["type"] for post in posts} - {"small_blind", "straddle"} == ({"big_blind"} if posts else set())
    if other or not plain or any(len(p) > 2 or p["stack"] <= posted.get(p["seat"], 0) for p in players):
        raise NotImplementedError("more than blinds, straddles and stacks; a blind that is all-in")
    before = 0 if posts else min_bet  # a later street is the second: all put in one bet and check on the first
    blinds = " ".join(str(posted.get(seat, before)) for seat in seats)
    stacks = " ".join(str(player["stack"] + before) for player in players)
    first = (seats.index(first_to_act) if first_to_act is not None else seats.index(posts[-1]["seat"]) + 1) % len(seats)
    game = {"numPlayers": len(seats), "numRounds": 2 if before else 1, "firstPlayer": f"{first + 1} {first + 1}"}
    state = pyspiel.load_game("universal_poker", GAME | game | {"blind": blinds, "stack": stacks}).new_initial_state()
    while state.is_chance_node() or (before and "/" not in state.to_struct().betting_history):
        state.apply_action(state.legal_actions()[0] if state.is_chance_node() else PASSIVE["call"])
    return state, seats, before


def act(state, before, type, to=None, **other):
    spent, me = state.to_struct().player_contributions, state.current_player()
    if other or type == "complete" or (type in ("check", "call") and (type == "call") is (spent[me] == max(spent))):
        raise NotImplementedError("check and call are one in OpenSpiel; completing; an amount that is no total")
    total = state.to_struct().starting_stacks[me] if type == "all_in" else before + (to or 0)
    does = PASSIVE.get(type, PASSIVE["call"] if type == "all_in" and total <= max(spent) else total)
    if does not in state.legal_actions() or (type in ("bet", "raise") and total <= PASSIVE["call"]):
        return False
    state.apply_action(does)
    return True


def options(state, before):
    spent, me = state.to_struct().player_contributions, state.current_player()
    add = min(max(spent), state.to_struct().starting_stacks[me]) - spent[me]
    sizes = [action - before for action in state.legal_actions() if action > PASSIVE["call"]]
    range_ = {"min_to": sizes[0], "max_to": sizes[-1]} if sizes else None
    return {"options": {"check": add == 0, "call": {"to": spent[me] - before + add} if add else None, "raise": range_}}
