// A first answer, and one call of each kind, by the client that openapi-generator's java makes (library: native).

import client.ApiClient;
import client.ApiException;
import client.api.DecisionsApi;
import client.api.HandsApi;
import client.api.RulebooksApi;
import client.model.*;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Objects;
import java.util.Set;

public class Calls {
    static final String RULEBOOK = "tda-2019";
    static final long DEEP = 5_000_000_000L; // more than 32 bits
    static final ObjectMapper JSON = ApiClient.createDefaultObjectMapper();

    static void same(Object found, Object wanted, String what) {
        if (!Objects.equals(found, wanted)) throw new AssertionError(what + ": " + found);
    }

    static BettingRound sendable(NextRound round) {
        return JSON.convertValue(round, BettingRound.class);
    }

    static Declaration saying(Statement.WordEnum word) {
        return new Declaration().words(List.of(new Statement().word(word)));
    }

    static Player player(int seat, long stack, long committed, boolean acted) {
        return new Player().seat(seat).stack(stack).committed(committed).acted(acted);
    }

    public static void main(String[] arguments) throws ApiException, java.io.IOException {
        ApiClient client = new ApiClient();
        client.updateBaseUri(arguments[0]);
        DecisionsApi decisions = new DecisionsApi(client);
        HandsApi hands = new HandsApi(client);

        // the README's decision: a raise to 500 where the minimum is 600
        BettingRound facing = new Round().structure(Structure.NO_LIMIT).minBet(200L).currentBet(400L).lastFullRaiseBy(200L)
            .toAct(3).players(List.of(player(1, 9900, 100, false), player(2, 9600, 400, true), player(3, 9800, 0, false)));
        ProposedAction raising = new ProposedAction().type(ProposedType.RAISE).to(500L);
        Decision first = decisions.decide(new DecisionRequest().rulebook(RULEBOOK).round(facing).action(raising), null, null);
        Reason reason = first.getReasons().get(0);
        System.out.println(String.join(" ", first.getRuling().toString(), first.getAction().getTo().toString(),
            reason.getClause(), reason.getMessage()));

        Opening opening = new Opening().structure(Structure.NO_LIMIT).street(1).streets(4).button(1).minBet(100L)
            .players(List.of(new OpeningPlayer().seat(1).stack(DEEP), new OpeningPlayer().seat(2).stack(DEEP)))
            .posts(List.of(
                new Post().seat(1).type(PostType.SMALL_BLIND).amount(50L),
                new Post().seat(2).type(PostType.BIG_BLIND).amount(100L)));

        // rounds: a plain action and a declaration as steps
        RoundsAnswer began = decisions.replayRound(new RoundsRequest().rulebook(RULEBOOK).opening(opening).compare(Set.of("roberts-11")).actions(List.of(
            new Step().type(ProposedType.CALL), new Step().declaration(saying(Statement.WordEnum.CHECK)))), null, null);
        same(began.getNext().getType(), Next.TypeEnum.STREET, "what follows");
        same(began.getCompared().get(0).getAnswer().getNext().getType(), Next.TypeEnum.STREET, "comparison");

        // the next street, from the snapshot as it was answered
        NextRound flop = decisions.replayRound(
            new RoundsRequest().rulebook(RULEBOOK).after(new After().round(sendable(began.getRound()))), null, null).getRound();
        same(List.of(flop.getStreet(), flop.getPot(), flop.getToAct()), List.of(2, 200L, 2), "next street");
        BettingRound round = sendable(flop);

        OptionsAnswer options = decisions.listOptions(new OptionsRequest().rulebook(RULEBOOK).round(round), null, null);
        same(options.getOptions().getRaise().getMaxTo(), DEEP - 100, "the most");

        Decision bet = decisions.decide(new DecisionRequest().rulebook(RULEBOOK).round(round)
            .action(new ProposedAction().type(ProposedType.BET).to(DEEP - 200)), null, null);
        same(bet.getOptions().getCall().getTo(), DEEP - 200, "options");
        same(List.of(bet.getLegal(), bet.getAction().getType(), bet.getAction().getTo()),
            List.of(true, ActionType.BET, DEEP - 200), "decision");

        Decision said = decisions.decide(new DecisionRequest().rulebook(RULEBOOK).round(sendable(bet.getRound()))
            .declaration(saying(Statement.WordEnum.CALL)), null, null);
        same(said.getOptions(), null, "options, and nobody is to act");
        same(said.getAction().getAdd(), DEEP - 200, "declaration");

        Decision incident = decisions.decide(new DecisionRequest().rulebook(RULEBOOK)
            .incident(new Incident().kind(Incident.KindEnum.UNDERBET_FOUND).seat(2).faced(600L).streetOver(false))
            .round(new Round().structure(Structure.NO_LIMIT).street(2).streets(4).minBet(200L).potBeforeRound(900L)
                .currentBet(1000L).lastFullRaiseBy(600L).toAct(1)
                .players(List.of(player(1, 9000, 600, true), player(2, 8000, 1000, true),
                    player(3, 8000, 1000, true), player(4, 8000, 1000, true)))),
            null, null);
        same(incident.getReasons().isEmpty(), false, "incident");

        Hand hand = new Hand().structure(Structure.NO_LIMIT).streets(4).minBet(100L).button(1)
            .players(List.of(new HandPlayer().seat(1).stack(DEEP), new HandPlayer().seat(2).stack(DEEP)))
            .posts(List.of(
                new HandPost().seat(1).type(PostType.SMALL_BLIND).amount(50L),
                new HandPost().seat(2).type(PostType.BIG_BLIND).amount(100L)))
            .rounds(List.of(new HandRound()
                .dealt(List.of(new SeatCards().seat(1).cards(List.of("7c", "2d"))))
                .actions(List.of(new HandStep().type(ProposedType.FOLD)))));
        Report report = hands.validateHands(
            new HandRecord().id("hand-1").hand(hand), null, null, RULEBOOK, null, Detail.FULL);
        same(List.of(report.getId(), report.getLegal()), List.of("hand-1", true), "hand");

        // the hand that comes back corrected can be sent
        hand.getRounds().get(0).actions(List.of(
            new HandStep().type(ProposedType.RAISE).to(150L),
            new HandStep().declaration(saying(Statement.WordEnum.CALL))));
        Report illegal = hands.validateHands(
            new HandRecord().hand(hand), null, null, RULEBOOK, null, Detail.FULL);
        Report again = hands.validateHands(
            new HandRecord().hand(illegal.getCorrected()), null, null, RULEBOOK, null, Detail.FULL);
        same(List.of(illegal.getLegal(), again.getLegal()), List.of(false, true), "corrected hand");
        same(illegal.getCorrected().getRounds().get(0).getDealt(), hand.getRounds().get(0).getDealt(), "cards");

        List<DecisionReply> items = decisions.decideBatch(new BatchRequest().items(List.of(
            new DecisionRequest().rulebook(RULEBOOK).round(round).action(new ProposedAction().type(ProposedType.CHECK)),
            new DecisionRequest().rulebook(RULEBOOK).round(round))), null, null).getItems();
        same(items.get(0).getAnswer().getLegal(), true, "batch");
        same(items.get(1).getProblem().getErrors().get(0).getCode(), "request.one_step", "batch");

        Diff diff = new RulebooksApi(client).diffRulebooks(RULEBOOK, "roberts-11", null, null, null);
        same(diff.getTopics().isEmpty(), false, "differences");

        try {
            decisions.decide(new DecisionRequest().rulebook(RULEBOOK).round(round), null, null);
            throw new AssertionError("no error");
        } catch (ApiException error) {
            Problem problem = JSON.readValue(error.getResponseBody(), Problem.class);
            same(List.of(error.getCode(), problem.getErrors().get(0).getCode()), List.of(422, "request.one_step"), "error");
        }
        System.out.println("all calls made");
    }
}
