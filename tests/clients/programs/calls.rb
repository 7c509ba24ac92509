# A first answer, and one call of each kind, by the client that openapi-generator's ruby makes.
$LOAD_PATH.unshift File.join(__dir__, 'client', 'lib')
require 'json'
require 'uri'
require 'openapi_client'
include OpenapiClient

RULEBOOK = 'tda-2019'
DEEP = 5_000_000_000 # more than 32 bits

def same(found, wanted, what)
  raise "#{what}: #{found.inspect}" unless found == wanted
end

def saying(word)
  Declaration.new(words: [Statement.new(word: word)])
end

address = URI(ARGV.fetch(0))
settings = Configuration.new
settings.scheme, settings.host = address.scheme, "#{address.host}:#{address.port}"
settings.server_index = nil
client = ApiClient.new(settings)
decisions, hands = DecisionsApi.new(client), HandsApi.new(client)

# the README's decision: a raise to 500 where the minimum is 600
facing = Round.new(
  structure: Structure::NO_LIMIT, min_bet: 200, current_bet: 400, last_full_raise_by: 200, to_act: 3,
  players: [Player.new(seat: 1, stack: 9900, committed: 100, acted: false),
            Player.new(seat: 2, stack: 9600, committed: 400, acted: true),
            Player.new(seat: 3, stack: 9800, committed: 0, acted: false)]
)
raising = ProposedAction.new(type: ProposedType::RAISE, to: 500)
first = decisions.decide(DecisionRequest.new(rulebook: RULEBOOK, round: facing, action: raising))
puts "#{first.ruling} #{first.action.to} #{first.reasons[0].clause} #{first.reasons[0].message}"

players = ->(player) { [player.new(seat: 1, stack: DEEP), player.new(seat: 2, stack: DEEP)] }
blinds = lambda do |post|
  [post.new(seat: 1, type: PostType::SMALL_BLIND, amount: 50), post.new(seat: 2, type: PostType::BIG_BLIND, amount: 100)]
end

# a hand's button and blinds, and the opening of its first round
table = { format: 'cash', structure: Structure::NO_LIMIT, streets: 4, seats: [1, 2], big_blind: 100, small_blind: 50 }
first_hand = Table.new(**table, players: players[SeatedPlayer], button_drawn: 1)
deal = decisions.deal_next_hand(NextHandRequest.new(rulebook: RULEBOOK, table: first_hand)).deal
opening = deal.opening # there is no deal only if the ruling is discretion

# rounds: a plain action and a declaration as steps
steps = [Step.new(type: ProposedType::CALL), Step.new(declaration: saying('check'))]
compared = { rulebook: RULEBOOK, compare: ['roberts-11'] }
began = decisions.replay_round(RoundsRequest.new(**compared, opening: opening, actions: steps))
same(began._next.type, 'street', 'what follows')
same(began.compared[0].answer._next.type, 'street', 'comparison')

# the next street, from the snapshot as it was answered
round = decisions.begin_next_street(NextStreetRequest.new(rulebook: RULEBOOK, round: began.round)).round
same([round.street, round.pot_before_round, round.to_act], [2, 200, 2], 'next street')

options = decisions.list_options(OptionsRequest.new(rulebook: RULEBOOK, round: round)).options
same(options.raise.max_to, DEEP - 100, 'the most')

betting = ProposedAction.new(type: ProposedType::BET, to: DEEP - 200)
asked = { rulebook: RULEBOOK }
bet = decisions.decide(DecisionRequest.new(**asked, round: round, action: betting))
same(bet.options.call.to, DEEP - 200, 'options')
same([bet.ruling, bet.action.type, bet.action.to], ['accepted', 'bet', DEEP - 200], 'decision')

said = decisions.decide(DecisionRequest.new(**asked, round: bet.round, declaration: saying('call')))
same(said.options, nil, 'options, and nobody is to act')
same(said.action.add, DEEP - 200, 'declaration')

# the hand's last street, and its pots
steps = [Step.new(type: ProposedType::CHECK), Step.new(type: ProposedType::BET, to: 100), Step.new(type: ProposedType::FOLD)]
last = decisions.begin_next_street(NextStreetRequest.new(rulebook: RULEBOOK, round: said.round, actions: steps))
stacks = last.round.players.to_h { |player| [player.seat, player.stack] }
uncalled = last._next.uncalled
stacks[uncalled.seat] += uncalled.amount if uncalled
last._next.pots.each { |pot| stacks[pot.seats[0]] += pot.amount }
same(stacks, { 1 => 2 * DEEP - 100, 2 => 100 }, 'stacks')

# the next hand, from the last answer and the stacks
deal.players.each { |player| player.stack = stacks[player.seat] }
second_hand = Table.new(**table, players: deal.players, last: deal.last)
following = decisions.deal_next_hand(NextHandRequest.new(rulebook: RULEBOOK, table: second_hand)).deal
steps = [Step.new(type: ProposedType::FOLD)]
folded = decisions.replay_round(RoundsRequest.new(rulebook: RULEBOOK, opening: following.opening, actions: steps))
same([following.button, folded._next.winner], [2, 1], 'next hand')

misinformed = Incident.new(kind: 'misinformed', seat: 3, told_to: 200)
incident = decisions.decide(DecisionRequest.new(rulebook: RULEBOOK, round: facing, incident: misinformed))
same(incident.action.to, 400, 'incident')

validate = ->(record) { hands.validate_hands(record, rulebook: RULEBOOK, detail: Detail::FULL) }
played = lambda do |*done|
  Hand.new(structure: Structure::NO_LIMIT, streets: 4, min_bet: 100, button: 1, players: players[HandPlayer],
           posts: blinds[HandPost], rounds: [HandRound.new(dealt: [SeatCards.new(seat: 1, cards: %w[7c 2d])], actions: done)])
end
fold = HandStep.new(type: ProposedType::FOLD)
report = validate[HandRecord.new(id: 'hand-1', hand: played[fold])]
same([report.id, report.legal], ['hand-1', true], 'hand')

# the hand that comes back corrected can be sent, and so can one that was read from JSON
small = HandStep.new(type: ProposedType::RAISE, to: 150)
illegal = validate[HandRecord.new(hand: played[small, HandStep.new(declaration: saying('call'))])]
again = validate[HandRecord.new(hand: illegal.corrected)]
same([illegal.legal, again.legal], [false, true], 'corrected hand')
same(illegal.corrected.rounds[0].dealt[0].cards, %w[7c 2d], 'cards')
read = Hand.build_from_hash(JSON.parse(JSON.generate(illegal.corrected.to_hash)))
same(validate[HandRecord.new(hand: read)].rounds[0].decisions.length, 2, 'a hand from JSON')

checking = DecisionRequest.new(rulebook: RULEBOOK, round: round, action: ProposedAction.new(type: ProposedType::CHECK))
nothing = DecisionRequest.new(rulebook: RULEBOOK, round: round)
items = decisions.decide_batch(BatchRequest.new(items: [checking, nothing])).items
same([items[0].answer.ruling, items[1].problem.errors[0].code], ['accepted', 'request.one_step'], 'batch')

apart = RulebooksApi.new(client).diff_rulebooks(RULEBOOK, 'roberts-11').topics[0].parameters[0]
same(apart.a == apart.b, false, 'differences')

begin
  decisions.decide(nothing)
  raise 'no error'
rescue ApiError => e
  problem = Problem.build_from_hash(JSON.parse(e.response_body))
  same([e.code, problem.errors[0].code], [422, 'request.one_step'], 'error')
end
puts 'all calls made'
