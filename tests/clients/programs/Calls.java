// A first answer, and one call of each kind, by the client that openapi-generator's java makes (library: native).

import client.ApiClient;
import client.ApiException;
import client.api.DecisionsApi;
import client.api.HandsApi;
import client.api.RulebooksApi;
import client.model.*;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

public class Calls {
    static final String RULEBOOK = "tda-2019";
    static final long DEEP = 5_000_000_000L; // more than 32 bits
    static final ObjectMapper JSON = ApiClient.createDefaultObjectMapper();

    static void same(Object found, Object wanted, String what) {
        if (!Objects.equals(found, wanted)) throw new AssertionError(what + ": " + found);
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
        Round facing = new Round().structure(Structure.NO_LIMIT).minBet(200L).currentBet(400L).lastFullRaiseBy(200L)
            .toAct(3).players(List.of(player(1, 9900, 100, false), player(2, 9600, 400, true), player(3, 9800, 0, false)));
        ProposedAction raising = new ProposedAction().type(ProposedType.RAISE).to(500L);
        Decision first = decisions.decide(new DecisionRequest().rulebook(RULEBOOK).round(facing).action(raising), null, null);
        Reason reason = first.getReasons().get(0);
        System.out.println(String.join(" ", first.getRuling().toString(), first.getAction().getTo().toString(),
            reason.getClause(), reason.getMessage()));

        // a hand's button and blinds, and the opening of its first round
        Table table = new Table().format(Table.FormatEnum.CASH).structure(Structure.NO_LIMIT).streets(4)
            .seats(List.of(1, 2)).bigBlind(100L).smallBlind(50L).buttonDrawn(1)
            .players(List.of(new SeatedPlayer().seat(1).stack(DEEP), new SeatedPlayer().seat(2).stack(DEEP)));
        NextHandRequest dealing = new NextHandRequest().rulebook(RULEBOOK).table(table);
        Deal deal = decisions.dealNextHand(dealing, null, null).getDeal(); // null only if the ruling is discretion
        Opening opening = deal.getOpening();

        // rounds: a plain action and a declaration as steps
        RoundsAnswer began = decisions.replayRound(new RoundsRequest().rulebook(RULEBOOK).opening(opening).compare(Set.of("roberts-11")).actions(List.of(
            new Step().type(ProposedType.CALL), new Step().declaration(saying(Statement.WordEnum.CHECK)))), null, null);
        same(began.getNext().getType(), Next.TypeEnum.STREET, "what follows");
        same(began.getCompared().get(0).getAnswer().getNext().getType(), Next.TypeEnum.STREET, "comparison");

        // the next street, from the snapshot as it was answered
        Round round = decisions.beginNextStreet(
            new NextStreetRequest().rulebook(RULEBOOK).round(began.getRound()), null, null).getRound();
        same(List.of(round.getStreet(), round.getPotBeforeRound(), round.getToAct()), List.of(2, 200L, 2), "next street");

        OptionsAnswer options = decisions.listOptions(new OptionsRequest().rulebook(RULEBOOK).round(round), null, null);
        same(options.getOptions().getRaise().getMaxTo(), DEEP - 100, "the most");

        Decision bet = decisions.decide(new DecisionRequest().rulebook(RULEBOOK).round(round)
            .action(new ProposedAction().type(ProposedType.BET).to(DEEP - 200)), null, null);
        same(bet.getOptions().getCall().getTo(), DEEP - 200, "options");
        same(List.of(bet.getRuling(), bet.getAction().getType(), bet.getAction().getTo()),
            List.of(Decision.RulingEnum.ACCEPTED, ActionType.BET, DEEP - 200), "decision");

        Decision said = decisions.decide(new DecisionRequest().rulebook(RULEBOOK).round(bet.getRound())
            .declaration(saying(Statement.WordEnum.CALL)), null, null);
        same(said.getOptions(), null, "options, and nobody is to act");
        same(said.getAction().getAdd(), DEEP - 200, "declaration");

        // the hand's last street, and its pots
        RoundsAnswer end = decisions.beginNextStreet(new NextStreetRequest().rulebook(RULEBOOK).round(said.getRound()).actions(
            List.of(new Step().type(ProposedType.CHECK), new Step().type(ProposedType.BET).to(100L),
                new Step().type(ProposedType.FOLD))), null, null);
        Map<Integer, Long> stacks = new TreeMap<>();
        end.getRound().getPlayers().forEach(player -> stacks.put(player.getSeat(), player.getStack()));
        Uncalled uncalled = end.getNext().getUncalled();
        if (uncalled != null) stacks.merge(uncalled.getSeat(), uncalled.getAmount(), Long::sum);
        end.getNext().getPots().forEach(pot -> stacks.merge(pot.getSeats().get(0), pot.getAmount(), Long::sum));
        same(stacks, Map.of(1, 2 * DEEP - 100, 2, 100L), "stacks");

        // the next hand, from the last answer and the stacks
        deal.getPlayers().forEach(player -> player.stack(stacks.get(player.getSeat())));
        table.players(deal.getPlayers()).last(deal.getLast()).buttonDrawn(null);
        Deal next = decisions.dealNextHand(dealing, null, null).getDeal();
        RoundsAnswer folded = decisions.replayRound(new RoundsRequest().rulebook(RULEBOOK).opening(next.getOpening())
            .actions(List.of(new Step().type(ProposedType.FOLD))), null, null);
        same(List.of(next.getButton(), folded.getNext().getWinner()), List.of(2, 1), "next hand");

        Decision incident = decisions.decide(new DecisionRequest().rulebook(RULEBOOK).round(facing)
            .incident(new Incident().kind(Incident.KindEnum.MISINFORMED).seat(3).toldTo(200L)), null, null);
        same(incident.getAction().getTo(), 400L, "incident");

        Hand hand = new Hand().structure(Structure.NO_LIMIT).streets(4).minBet(100L).button(1)
            .players(List.of(new HandPlayer().seat(1).stack(DEEP), new HandPlayer().seat(2).stack(DEEP)))
            .posts(List.of(
                new HandPost().seat(1).type(PostType.SMALL_BLIND).amount(50L),
                new HandPost().seat(2).type(PostType.BIG_BLIND).amount(100L)))
            .rounds(List.of(new HandRound()
                .dealt(List.of(new SeatCards().seat(1).cards(List.of("7c", "2d"))))
                .actions(List.of(new HandStep().type(ProposedType.FOLD)))));
        Report report = hands.validateHands(
            new HandRecord().id("hand-1").hand(hand), null, null, RULEBOOK, null, Detail.FULL, null);
        same(List.of(report.getId(), report.getLegal()), List.of("hand-1", true), "hand");

        // the hand that comes back corrected can be sent
        hand.getRounds().get(0).actions(List.of(
            new HandStep().type(ProposedType.RAISE).to(150L),
            new HandStep().declaration(saying(Statement.WordEnum.CALL))));
        Report illegal = hands.validateHands(
            new HandRecord().hand(hand), null, null, RULEBOOK, null, Detail.FULL, null);
        Report again = hands.validateHands(
            new HandRecord().hand(illegal.getCorrected()), null, null, RULEBOOK, null, Detail.FULL, null);
        same(List.of(illegal.getLegal(), again.getLegal()), List.of(false, true), "corrected hand");
        same(illegal.getCorrected().getRounds().get(0).getDealt(), hand.getRounds().get(0).getDealt(), "cards");

        List<DecisionReply> items = decisions.decideBatch(new BatchRequest().items(List.of(
            new DecisionRequest().rulebook(RULEBOOK).round(round).action(new ProposedAction().type(ProposedType.CHECK)),
            new DecisionRequest().rulebook(RULEBOOK).round(round))), null, null).getItems();
        same(items.get(0).getAnswer().getRuling(), Decision.RulingEnum.ACCEPTED, "batch");
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
