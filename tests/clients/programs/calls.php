<?php
// A first answer, and one call of each kind, by the client that openapi-generator's php makes.
declare(strict_types=1);

use OpenAPI\Client\Api\{DecisionsApi, HandsApi, RulebooksApi};
use OpenAPI\Client\{ApiException, Configuration};
use OpenAPI\Client\Model\{
    BatchRequest, Deal, Decision, DecisionRequest, Declaration, Detail, Hand, HandPlayer, HandPost, HandRecord,
    HandRound, HandStep, Incident, NextHandRequest, NextStreetRequest, OptionsRequest, Player, PostType,
    ProposedAction, ProposedType, Round, RoundsRequest, SeatCards, SeatedPlayer, Statement, Step, Structure, Table,
};

require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    require __DIR__ . '/client/lib/' . strtr(substr($class, strlen('OpenAPI\\Client\\')), '\\', '/') . '.php';
});

class_alias(Decision::class, 'OpenAPIClientModelDecision'); // as the generator names it in a list that may have nulls

const RULEBOOK = 'tda-2019';
const DEEP = 5_000_000_000; // more than 32 bits

function same(mixed $found, mixed $wanted, string $what): void
{
    if ($found !== $wanted) {
        throw new Exception("$what: " . json_encode($found));
    }
}

function saying(string $word): Declaration
{
    return new Declaration(['words' => [new Statement(['word' => $word])]]);
}

$settings = (new Configuration())->setHost($argv[1]);
$decisions = new DecisionsApi(config: $settings);
$hands = new HandsApi(config: $settings);

// the README's decision: a raise to 500 where the minimum is 600
$facing = new Round([
    'structure' => Structure::NO_LIMIT, 'min_bet' => 200, 'current_bet' => 400, 'last_full_raise_by' => 200, 'to_act' => 3,
    'players' => [
        new Player(['seat' => 1, 'stack' => 9900, 'committed' => 100, 'acted' => false]),
        new Player(['seat' => 2, 'stack' => 9600, 'committed' => 400, 'acted' => true]),
        new Player(['seat' => 3, 'stack' => 9800, 'committed' => 0, 'acted' => false]),
    ],
]);
$raising = new ProposedAction(['type' => ProposedType::RAISE, 'to' => 500]);
$first = $decisions->decide(new DecisionRequest(['rulebook' => RULEBOOK, 'round' => $facing, 'action' => $raising]));
[$reason] = $first->getReasons();
echo "{$first->getRuling()} {$first->getAction()->getTo()} {$reason->getClause()} {$reason->getMessage()}\n";

$blinds = fn (string $post): array => [
    new $post(['seat' => 1, 'type' => PostType::SMALL_BLIND, 'amount' => 50]),
    new $post(['seat' => 2, 'type' => PostType::BIG_BLIND, 'amount' => 100]),
];
$players = fn (string $player): array => [
    new $player(['seat' => 1, 'stack' => DEEP]), new $player(['seat' => 2, 'stack' => DEEP]),
];

// a hand's button and blinds, and the opening of its first round
$dealNext = fn (Table $table): Deal => // null only if the ruling is discretion
    $decisions->dealNextHand(new NextHandRequest(['rulebook' => RULEBOOK, 'table' => $table]))->getDeal();
$table = new Table([
    'format' => 'cash', 'structure' => Structure::NO_LIMIT, 'streets' => 4, 'seats' => [1, 2], 'big_blind' => 100,
    'small_blind' => 50, 'players' => $players(SeatedPlayer::class), 'button_drawn' => 1,
]);
$deal = $dealNext($table);
$opening = $deal->getOpening();

// rounds: a plain action and a declaration as steps
$steps = [new Step(['type' => ProposedType::CALL]), new Step(['declaration' => saying('check')])];
$began = $decisions->replayRound(new RoundsRequest([
    'rulebook' => RULEBOOK, 'compare' => ['roberts-11'], 'opening' => $opening, 'actions' => $steps,
]));
same($began->getNext()->getType(), 'street', 'what follows');
same($began->getCompared()[0]->getAnswer()->getNext()->getType(), 'street', 'comparison');

// the next street, from the snapshot as it was answered
$later = new NextStreetRequest(['rulebook' => RULEBOOK, 'round' => $began->getRound()]);
$round = $decisions->beginNextStreet($later)->getRound();
same([$round->getStreet(), $round->getPotBeforeRound(), $round->getToAct()], [2, 200, 2], 'next street');

$options = $decisions->listOptions(new OptionsRequest(['rulebook' => RULEBOOK, 'round' => $round]));
same($options->getOptions()->getRaise()->getMaxTo(), DEEP - 100, 'the most');

$bet = $decisions->decide(new DecisionRequest([
    'rulebook' => RULEBOOK, 'round' => $round,
    'action' => new ProposedAction(['type' => ProposedType::BET, 'to' => DEEP - 200]),
]));
same($bet->getOptions()->getCall()->getTo(), DEEP - 200, 'options');
$action = $bet->getAction();
same([$bet->getRuling(), $action->getType(), $action->getTo()], ['accepted', 'bet', DEEP - 200], 'decision');

$said = $decisions->decide(new DecisionRequest([
    'rulebook' => RULEBOOK, 'round' => $bet->getRound(), 'declaration' => saying('call'),
]));
same($said->getOptions(), null, 'options, and nobody is to act');
same($said->getAction()->getAdd(), DEEP - 200, 'declaration');

// the hand's last street, and its pots
$end = $decisions->beginNextStreet(new NextStreetRequest(['rulebook' => RULEBOOK, 'round' => $said->getRound(), 'actions' => [
    new Step(['type' => ProposedType::CHECK]), new Step(['type' => ProposedType::BET, 'to' => 100]),
    new Step(['type' => ProposedType::FOLD]),
]]));
$stacks = [];
foreach ($end->getRound()->getPlayers() as $player) {
    $stacks[$player->getSeat()] = $player->getStack();
}
if ($uncalled = $end->getNext()->getUncalled()) {
    $stacks[$uncalled->getSeat()] += $uncalled->getAmount();
}
foreach ($end->getNext()->getPots() as $pot) {
    $stacks[$pot->getSeats()[0]] += $pot->getAmount();
}
same($stacks, [1 => 2 * DEEP - 100, 2 => 100], 'stacks');

// the next hand, from the last answer and the stacks
foreach ($deal->getPlayers() as $player) {
    $player->setStack($stacks[$player->getSeat()]);
}
$table->setPlayers($deal->getPlayers())->setLast($deal->getLast());
unset($table['button_drawn']);
$next = $dealNext($table);
$folded = $decisions->replayRound(new RoundsRequest([
    'rulebook' => RULEBOOK, 'opening' => $next->getOpening(), 'actions' => [new Step(['type' => ProposedType::FOLD])],
]));
same([$next->getButton(), $folded->getNext()->getWinner()], [2, 1], 'next hand');

$misinformed = new Incident(['kind' => 'misinformed', 'seat' => 3, 'told_to' => 200]);
$incident = $decisions->decide(new DecisionRequest(['rulebook' => RULEBOOK, 'round' => $facing, 'incident' => $misinformed]));
same($incident->getAction()->getTo(), 400, 'incident');

$validate = fn (HandRecord $hand) => $hands->validateHands($hand, rulebook: RULEBOOK, detail: Detail::FULL);
$played = fn (HandStep ...$steps): Hand => new Hand([
    'structure' => Structure::NO_LIMIT, 'streets' => 4, 'min_bet' => 100, 'button' => 1,
    'players' => $players(HandPlayer::class), 'posts' => $blinds(HandPost::class),
    'rounds' => [new HandRound(['dealt' => [new SeatCards(['seat' => 1, 'cards' => ['7c', '2d']])], 'actions' => $steps])],
]);
$fold = new HandStep(['type' => ProposedType::FOLD]);
$report = $validate(new HandRecord(['id' => 'hand-1', 'hand' => $played($fold)]));
same([$report->getId(), $report->getLegal()], ['hand-1', true], 'hand');

// the hand that comes back corrected can be sent
$small = new HandStep(['type' => ProposedType::RAISE, 'to' => 150]);
$call = new HandStep(['declaration' => saying('call')]);
$illegal = $validate(new HandRecord(['hand' => $played($small, $call)]));
$again = $validate(new HandRecord(['hand' => $illegal->getCorrected()]));
same([$illegal->getLegal(), $again->getLegal()], [false, true], 'corrected hand');
same($illegal->getCorrected()->getRounds()[0]->getDealt()[0]->getCards(), ['7c', '2d'], 'cards');
same(count($again->getRounds()[0]->getDecisions()), 2, 'entries of the corrected hand');

$check = new ProposedAction(['type' => ProposedType::CHECK]);
$items = $decisions->decideBatch(new BatchRequest(['items' => [
    new DecisionRequest(['rulebook' => RULEBOOK, 'round' => $round, 'action' => $check]),
    new DecisionRequest(['rulebook' => RULEBOOK, 'round' => $round]),
]]))->getItems();
same($items[0]->getAnswer()->getRuling(), 'accepted', 'batch');
same($items[1]->getProblem()->getErrors()[0]->getCode(), 'request.one_step', 'batch');

$apart = (new RulebooksApi(config: $settings))->diffRulebooks(RULEBOOK, 'roberts-11')->getTopics()[0]->getParameters()[0];
same($apart->getA() !== $apart->getB(), true, 'differences');

try {
    $decisions->decide(new DecisionRequest(['rulebook' => RULEBOOK, 'round' => $round]));
    throw new Exception('no error');
} catch (ApiException $error) {
    $problem = $error->getResponseObject();
    same([$error->getCode(), $problem->getErrors()[0]->getCode()], [422, 'request.one_step'], 'error');
}
echo "all calls made\n";
