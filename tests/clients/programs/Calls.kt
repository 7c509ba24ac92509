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

/** An answer's round as requests have it. */
fun sendable(round: NextRound): BettingRound = Serializer.gson.run { fromJson(toJson(round), BettingRound::class.java) }

fun saying(word: Statement.Word) = Declaration(words = listOf(Statement(word = word)))

fun main(arguments: Array<String>) {
    Serializer.gsonBuilder.serializeNulls() // else a round that is over is sent without its `to_act`, which is null
    val decisions = DecisionsApi(arguments[0])
    val hands = HandsApi(arguments[0])

    // the README's decision: a raise to 500 where the minimum is 600
    val facing = BettingRound(
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

    // rounds: a plain action and a declaration as steps
    val opening = Opening(
        structure = Structure.no_limit, street = 1, streets = 4, button = 1, minBet = 100,
        players = listOf(OpeningPlayer(seat = 1, stack = DEEP), OpeningPlayer(seat = 2, stack = DEEP)),
        posts = listOf(Post(1, PostType.small_blind, 50), Post(2, PostType.big_blind, 100)),
    )
    val steps = listOf(Step(type = ProposedType.call), Step(declaration = saying(Statement.Word.check)))
    val began = decisions.replayRound(
        RoundsRequest(rulebook = RULEBOOK, compare = setOf("roberts-11"), opening = opening, actions = steps),
    )
    same(began.next!!.type, Next.Type.street, "what follows")
    same(began.compared!![0].answer!!.next!!.type, Next.Type.street, "comparison")

    // the next street, from the snapshot as it was answered
    val after = After(round = sendable(began.round))
    val flop = decisions.replayRound(RoundsRequest(rulebook = RULEBOOK, after = after)).round
    same(listOf(flop.street, flop.potBeforeRound, flop.toAct), listOf<Any?>(2, 200L, 2), "next street")
    val round = sendable(flop)

    val options = decisions.listOptions(OptionsRequest(rulebook = RULEBOOK, round = round)).options!!
    same(options.raise!!.maxTo, DEEP - 100, "the most")

    val betting = ProposedAction(type = ProposedType.bet, to = DEEP - 200)
    val bet = decisions.decide(DecisionRequest(RULEBOOK, round, action = betting))
    same(bet.options!!.call!!.to, DEEP - 200, "options")
    same(listOf(bet.legal, bet.action?.type, bet.action?.to), listOf(true, ActionType.bet, DEEP - 200), "decision")

    val said = decisions.decide(
        DecisionRequest(RULEBOOK, sendable(bet.round), declaration = saying(Statement.Word.call)),
    )
    same(said.options, null, "options, and nobody is to act")
    same(said.action!!.add, DEEP - 200, "declaration")

    val found = BettingRound(
        structure = Structure.no_limit, street = 2, streets = 4, minBet = 200, pot = 900,
        currentBet = 1000, lastFullRaiseBy = 600, toAct = 1,
        players = listOf(
            Player(seat = 1, stack = 9000, committed = 600, acted = true),
            Player(seat = 2, stack = 8000, committed = 1000, acted = true),
            Player(seat = 3, stack = 8000, committed = 1000, acted = true),
            Player(seat = 4, stack = 8000, committed = 1000, acted = true),
        ),
    )
    val underbet = Incident(kind = Incident.Kind.underbet_found, seat = 2, faced = 600, streetOver = false)
    val incident = decisions.decide(DecisionRequest(rulebook = RULEBOOK, round = found, incident = underbet))
    same(incident.reasons.isEmpty(), false, "incident")

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
    same(items[0].answer!!.legal, true, "batch")
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
