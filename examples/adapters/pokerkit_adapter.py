"""Asks PokerKit: the round becomes a hand of one street."""

from contextlib import suppress

from pokerkit import Automation, BettingStructure, Deck, Opening, StandardHighHand, State, Street

STRUCTURES = ["no_limit", "pot_limit", "fixed_limit"]
CLAIMS = {"rulebooks": ["tda-2019"], "levels": ["betting"], "structures": STRUCTURES, "tags": []}
HOME = "https://github.com/uoftcprg/pokerkit"
IMPLEMENTATION = {"name": "PokerKit", "version": "0.7.7", "language": "Python", "homepage": HOME, "claims": CLAIMS}


def answer(question):
    state, seats = begin(**question["opening"])
    if not all(act(state, **action) for action in question["actions"]):
        return {"refused": "an action that leads up to the question"}
    told = {"legal": act(state, **question["action"])} if "action" in question else {"options": options(state)}
    return told | {"round": {"to_act": None if state.actor_index is None else seats[state.actor_index]}}


def begin(structure, players, min_bet, first_to_act=None, posts=(), pot_before_round=0, street=1, streets=4, **other):
    posted = {post["type"] for post in posts} - {"small_blind", "straddle", "ante"}
    plain = (posted == {"big_blind"}) != (first_to_act is not None) and all(len(p) == 2 and p["stack"] for p in players)
    if other or streets == 2 or not plain:
        raise NotImplementedError("more than blinds, antes and stacks; a cap for two rounds; a seat without chips")
    while not posts and players[0]["seat"] != first_to_act:
        players = players[1:] + players[:1]
    seats, stacks = [player["seat"] for player in players], [player["stack"] for player in players]
    antes = {p["seat"]: p["amount"] for p in posts if p["type"] == "ante"}
    antes |= {} if posts else {seats[0]: pot_before_round or 1}
    blinds = {p["seat"]: p["amount"] for p in posts if p["type"] != "ante"}
    stacks[0] += 0 if posts else antes[seats[0]]  # a pot is there as an ante: PokerKit wants something to play for
    # its heads-up amounts begin with the small blind
    put = [[paid.get(seat, 0) for seat in (seats[::-1] if len(seats) == 2 else seats)] for paid in (antes, blinds)]
    # its own limit games allow four bets and raises
    betting = Street(False, (False, False), 0, False, Opening.POSITION, min_bet, {"fixed_limit": 4}.get(structure))
    game = tuple(Automation), Deck.STANDARD, (StandardHighHand,), (betting,), BettingStructure[structure.upper()], False
    return State(*game, *put, 0, stacks, len(seats)), seats


def act(state, type, to=None, **size):
    bet, stack, highest = state.bets[state.actor_index], state.stacks[state.actor_index], max(state.bets)
    if size or (type in ("check", "call") and (type == "call") is (bet == highest)):
        raise NotImplementedError("check and call are one in PokerKit; an amount that is no total")
    to = bet + stack if type == "all_in" else to
    called = type in ("check", "call") or (type == "all_in" and to <= highest)
    with suppress(ValueError):
        state.fold() if type == "fold" else state.check_or_call() if called else state.complete_bet_or_raise_to(to)
        return True
    return False


def options(state):
    bet, stack, owed = state.bets[state.actor_index], state.stacks[state.actor_index], state.checking_or_calling_amount
    call = {"to": bet + owed, "add": owed, "all_in": owed == stack} if owed else None
    least, most = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
    return {"check": owed == 0, "call": call, "raise": least and {"min_to": least, "max_to": most}}
