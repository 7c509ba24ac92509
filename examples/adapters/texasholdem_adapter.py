"""Asks texasholdem: a later street is its flop, reached by limping."""

from texasholdem import ActionType, HandPhase, TexasHoldEm

CLAIMS = {"rulebooks": ["tda-2019", "wsop-2024"], "levels": ["betting"], "structures": ["no_limit"], "tags": []}
HOME = "https://github.com/SirRender00/texasholdem"
IMPLEMENTATION = {"name": "texasholdem", "version": "0.11.0", "language": "Python", "homepage": HOME, "claims": CLAIMS}
UNUSED = {"structure", "street", "streets", "pot_before_round", "players_left"}


def answer(question):
    game, seats = begin(**question["opening"])
    street = game.hand_phase
    if not all(act(game, **action) for action in question["actions"]):
        return {"refused": "an action that leads up to the question"}
    told = {"legal": act(game, **question["action"])} if "action" in question else {"options": options(game)}
    return told | {"round": {"to_act": seats[game.current_player] if game.hand_phase == street else None}}


def begin(players, min_bet, first_to_act=None, posts=(), **other):
    posted = [post["type"] for post in posts] in ([], ["small_blind", "big_blind"])
    if not other.keys() <= UNUSED or not posted or not all(len(player) == 2 and player["stack"] for player in players):
        raise NotImplementedError("more than two blinds and stacks; a seat without chips")
    while players[0]["seat"] != (posts[0]["seat"] if posts else first_to_act):
        players = players[1:] + players[:1]
    small = posts[0]["amount"] if posts else min_bet
    game = TexasHoldEm(buyin=1, big_blind=min_bet, small_blind=small, max_players=len(players))
    for at_table, player in zip(game.players, players, strict=True):
        at_table.chips = player["stack"] + (0 if posts else min_bet)
    game.btn_loc = len(players) - 2 if len(players) > 2 or not posts else 1  # it moves on as the hand starts
    game.start_hand()
    while not posts and game.hand_phase == HandPhase.PREFLOP:  # everybody limps: the question is about the flop
        game.take_action(ActionType.CALL if game.chips_to_call(game.current_player) else ActionType.CHECK)
    return game, [player["seat"] for player in players]


def act(game, type, to=None, **size):
    if type == "complete" or size:
        raise NotImplementedError("completing; an amount that is no total")
    does = ActionType.RAISE if type in ("bet", "raise") else ActionType[type.upper()]
    if not game.validate_move(action=does, total=to):
        return False
    game.take_action(does, total=to)
    return True


def options(game):
    moves, seat = game.get_available_moves(), game.current_player
    add, sizes = min(game.chips_to_call(seat), game.players[seat].chips), moves.raise_range
    call = {"to": game.player_bet_amount(seat) + add, "add": add, "all_in": add == game.players[seat].chips}
    range_ = {"min_to": sizes[0], "max_to": sizes[-1]} if sizes else None
    return {"check": ActionType.CHECK in moves, "call": call if ActionType.CALL in moves else None, "raise": range_}
