// A first answer, and one call of each kind, by the client that openapi-generator's kotlin makes (serializationLibrary: gson).

import org.openapitools.client.apis.DecisionsApi
import org.openapitools.client.apis.HandsApi
import org.openapitools.client.apis.RulebooksApi
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.*

const val RULEBOOK = "tda-2019"
const val DEEP = 5_000_000_000 // more than 32 bits

fun same(found: Any?, wanted: Any?, what: String) {
    if (found != wanted) throw AssertionError("$what: $found")
}

fun saying(word: Statement.Word) = Declaration(words = listOf(Statement(word = word)))

fun main(arguments: Array<String>) {
    Serializer.gsonBuilder.serializeNulls() // else a round that is over is sent without its `to_act`, which is null
    val decisions = DecisionsApi(arguments[0])
    val hands = HandsApi(arguments[0])

    // the README's decision: a raise to 500 where the minimum is 600
    val facing = Round(
        structure = Structure.no_limit, minBet = 200, currentBet = 400, lastFullRaiseBy = 200, toAct = 3,
        players = listOf(
            Player(seat = 1, stack = 9900, committed = 100, acted = false),
            Player(seat = 2, stack = 9600, committed = 400, acted = true),
            Player(seat = 3, stack = 9800, committed = 0, acted = false),
        ),
    )
    val raising = ProposedAction(type = ProposedType.raise, to = 500)
    val first = decisions.decide(DecisionRequest(RULEBOOK, facing, action = raising))
    println("${first.ruling} ${first.action!!.to} ${first.reasons[0].clause} ${first.reasons[0].message}")

    // a hand's button and blinds, and the opening of its first round
    val table = Table(
        format = Table.Format.cash, structure = Structure.no_limit, streets = 4, seats = listOf(1, 2),
        players = listOf(SeatedPlayer(1, DEEP), SeatedPlayer(2, DEEP)), bigBlind = 100, smallBlind = 50, buttonDrawn = 1,
    )
    val deal = decisions.dealNextHand(NextHandRequest(RULEBOOK, table)).deal!! // null only if the ruling is discretion
    val opening = deal.opening

    // rounds: a plain action and a declaration as steps
    val steps = listOf(Step(type = ProposedType.call), Step(declaration = saying(Statement.Word.check)))
    val began = decisions.replayRound(
        RoundsRequest(rulebook = RULEBOOK, compare = setOf("roberts-11"), opening = opening, actions = steps),
    )
    same(began.next!!.type, Next.Type.street, "what follows")
    same(began.compared!![0].answer!!.next!!.type, Next.Type.street, "comparison")

    // the next street, from the snapshot as it was answered
    val round = decisions.beginNextStreet(NextStreetRequest(RULEBOOK, began.round)).round
    same(listOf(round.street, round.potBeforeRound, round.toAct), listOf<Any?>(2, 200L, 2), "next street")

    val options = decisions.listOptions(OptionsRequest(rulebook = RULEBOOK, round = round)).options!!
    same(options.raise!!.maxTo, DEEP - 100, "the most")

    val betting = ProposedAction(type = ProposedType.bet, to = DEEP - 200)
    val bet = decisions.decide(DecisionRequest(RULEBOOK, round, action = betting))
    same(bet.options!!.call!!.to, DEEP - 200, "options")
    same(bet.ruling, Decision.Ruling.accepted, "ruling")
    same(listOf(bet.action?.type, bet.action?.to), listOf<Any?>(ActionType.bet, DEEP - 200), "decision")

    val said = decisions.decide(
        DecisionRequest(RULEBOOK, bet.round, declaration = saying(Statement.Word.call)),
    )
    same(said.options, null, "options, and nobody is to act")
    same(said.action!!.add, DEEP - 200, "declaration")

    // the hand's last street, and its pots
    val last = listOf(Step(type = ProposedType.check), Step(type = ProposedType.bet, to = 100), Step(type = ProposedType.fold))
    val end = decisions.beginNextStreet(NextStreetRequest(RULEBOOK, said.round, actions = last))
    val stacks = end.round.players.associateTo(mutableMapOf()) { it.seat to it.stack }
    end.next!!.uncalled?.let { stacks.merge(it.seat, it.amount, Long::plus) }
    for (pot in end.next.pots!!) stacks.merge(pot.seats[0], pot.amount, Long::plus)
    same(stacks, mapOf(1 to 2 * DEEP - 100, 2 to 100L), "stacks")

    // the next hand, from the last answer and the stacks
    val players = deal.players.map { it.copy(stack = stacks.getValue(it.seat)) }
    val then = table.copy(players = players, last = deal.last, buttonDrawn = null)
    val next = decisions.dealNextHand(NextHandRequest(RULEBOOK, then)).deal!!
    val folds = listOf(Step(type = ProposedType.fold))
    val folded = decisions.replayRound(RoundsRequest(rulebook = RULEBOOK, opening = next.opening, actions = folds))
    same(listOf(next.button, folded.next!!.winner), listOf<Any?>(2, 1), "next hand")

    val misinformed = Incident(kind = Incident.Kind.misinformed, seat = 3, toldTo = 200)
    val incident = decisions.decide(DecisionRequest(rulebook = RULEBOOK, round = facing, incident = misinformed))
    same(incident.action!!.to, 400L, "incident")

    fun validate(record: HandRecord) = hands.validateHands(record, rulebook = RULEBOOK, detail = Detail.full)
    fun played(vararg done: HandStep) = Hand(
        structure = Structure.no_limit, streets = 4, minBet = 100, button = 1,
        players = listOf(HandPlayer(seat = 1, stack = DEEP), HandPlayer(seat = 2, stack = DEEP)),
        posts = listOf(HandPost(1, PostType.small_blind, 50), HandPost(2, PostType.big_blind, 100)),
        rounds = listOf(HandRound(dealt = listOf(SeatCards(1, listOf("7c", "2d"))), actions = done.toList())),
    )
    val fold = HandStep(type = ProposedType.fold)
    val report = validate(HandRecord(id = "hand-1", hand = played(fold)))
    same(listOf(report.id, report.legal), listOf("hand-1", true), "hand")

    // the hand that comes back corrected can be sent
    val small = HandStep(type = ProposedType.raise, to = 150)
    val illegal = validate(HandRecord(hand = played(small, HandStep(declaration = saying(Statement.Word.call)))))
    val again = validate(HandRecord(hand = illegal.corrected))
    same(listOf(illegal.legal, again.legal), listOf(false, true), "corrected hand")
    same(illegal.corrected!!.rounds[0].dealt!![0].cards, listOf("7c", "2d"), "cards")
    same(again.rounds!![0].decisions.size, 2, "entries of the corrected hand")

    val checking = DecisionRequest(rulebook = RULEBOOK, round = round, action = ProposedAction(type = ProposedType.check))
    val nothing = DecisionRequest(rulebook = RULEBOOK, round = round)
    val items = decisions.decideBatch(BatchRequest(items = listOf(checking, nothing))).items
    same(items[0].answer!!.ruling, Decision.Ruling.accepted, "batch")
    same(items[1].problem!!.errors!![0].code, "request.one_step", "batch")

    val apart = RulebooksApi(arguments[0]).diffRulebooks(RULEBOOK, "roberts-11").topics[0].parameters[0]
    same(apart.a == apart.b, false, "differences")

    try {
        decisions.decide(nothing)
        throw AssertionError("no error")
    } catch (error: ClientException) {
        val body = (error.response as ClientError<*>).body as String
        val problem = Serializer.gson.fromJson(body, Problem::class.java)
        same(listOf(error.statusCode, problem.errors!![0].code), listOf(422, "request.one_step"), "error")
    }
    println("all calls made")
}
