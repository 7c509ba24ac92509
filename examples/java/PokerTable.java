// A platform's table: hands of no-limit hold'em from the blinds to the end, played by bots.
// The platform has the cards; Floorman has the button, the blinds, the betting and the pots: java … PokerTable ADDRESS [HANDS]

import client.ApiClient;
import client.ApiException;
import client.api.DecisionsApi;
import client.model.*;
import com.fasterxml.jackson.core.JacksonException;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;

public class PokerTable {
    static final String RULEBOOK = "tda-2019@1";
    static final long BLIND = 100;
    static final List<Integer> LATER = List.of(408, 429, 502, 503, 504); // what may succeed then
    static final Random RANDOM = new Random();

    final DecisionsApi floorman;

    PokerTable(String address) {
        ApiClient client = new ApiClient();
        client.updateBaseUri(address);
        client.setReadTimeout(Duration.ofSeconds(2));
        String key = System.getenv("FLOORMAN_KEY");
        if (key != null) client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + key));
        floorman = new DecisionsApi(client);
    }

    static <T> T oneOf(List<T> some) {
        return some.get(RANDOM.nextInt(some.size()));
    }

    /**
     * The answer, asked for again for a minute or so: every question may be (docs/how-to/platforms.md). Failsafe and Resilience4j,
     * which come by Maven, do this too.
     */
    static <T> T answer(Callable<T> question) throws Exception {
        for (int failed = 1; ; failed++) {
            try {
                return question.call();
            } catch (ApiException refused) {
                boolean broken = refused.getCause() instanceof IOException && !(refused.getCause() instanceof JacksonException);
                if (!broken && !LATER.contains(refused.getCode()) || failed > 20) throw refused;
                long asked = broken ? 0 : refused.getResponseHeaders().firstValueAsLong("Retry-After").orElse(0);
                Thread.sleep(Math.min(5000, asked > 0 ? 1000 * asked : RANDOM.nextLong(100L << failed)));
            }
        }
    }

    /** One of the actions on offer: ask a player here. */
    static ProposedAction choose(Options options) {
        List<ProposedAction> actions = new ArrayList<>();
        if (options.getFold()) actions.add(new ProposedAction().type(ProposedType.FOLD));
        if (options.getCheck()) actions.add(new ProposedAction().type(ProposedType.CHECK));
        if (options.getCall() != null) actions.add(new ProposedAction().type(ProposedType.CALL));
        RaiseOption raise = options.getRaise();
        if (raise != null) {
            actions.add(new ProposedAction().type(ProposedType.fromValue(raise.getType().getValue()))
                .to(oneOf(List.of(raise.getMinTo(), raise.getMinTo(), raise.getMaxTo()))));
        }
        return oneOf(actions);
    }

    /** Plays a hand from its opening; the stacks after it of those dealt in. */
    Map<Integer, Long> play(Opening opening) throws Exception {
        RoundsAnswer begun = answer(() -> floorman.replayRound(new RoundsRequest().rulebook(RULEBOOK).opening(opening), null, null));
        Round now = begun.getRound();
        Next next = begun.getNext();
        Options options = begun.getOptions();
        while (next == null || next.getType() == Next.TypeEnum.STREET) {
            Round round = now;
            if (next == null) { // a seat is to act
                DecisionRequest request =
                    new DecisionRequest().rulebook(RULEBOOK).round(round).action(choose(options));
                Decision decision = answer(() -> floorman.decide(request, null, null));
                if (decision.getRuling() != Decision.RulingEnum.ACCEPTED) throw new IllegalStateException("not accepted: " + decision);
                System.out.println("  " + decision.getReasons().get(0).getMessage());
                now = decision.getRound();
                next = decision.getNext();
                options = decision.getOptions();
            } else { // deal its cards here
                NextStreetRequest request = new NextStreetRequest().rulebook(RULEBOOK).round(round);
                RoundsAnswer street = answer(() -> floorman.beginNextStreet(request, null, null));
                now = street.getRound();
                next = street.getNext();
                options = street.getOptions();
                System.out.println("  Street " + now.getStreet() + ", " + now.getPotBeforeRound() + " in the pot.");
            }
        }
        return paidOut(now, next);
    }

    /** The stacks once the pots are won: compare the cards here. */
    static Map<Integer, Long> paidOut(Round round, Next end) {
        Map<Integer, Long> stacks = new TreeMap<>();
        round.getPlayers().forEach(player -> stacks.put(player.getSeat(), player.getStack()));
        Uncalled uncalled = end.getUncalled();
        if (uncalled != null) stacks.merge(uncalled.getSeat(), uncalled.getAmount(), Long::sum);
        for (Pot pot : end.getPots()) {
            int winner = oneOf(pot.getSeats());
            stacks.merge(winner, pot.getAmount(), Long::sum);
            System.out.println("  Seat " + winner + " wins " + pot.getAmount() + ".");
        }
        return stacks;
    }

    static long inAll(Map<Integer, Long> stacks) {
        return stacks.values().stream().mapToLong(Long::longValue).sum();
    }

    /** The chips of a newcomer, or of who has lost them all. */
    static long buyIn() {
        return RANDOM.nextLong(1, 20 * BLIND);
    }

    public static void main(String[] arguments) throws Exception {
        PokerTable platform = new PokerTable(arguments.length > 0 ? arguments[0] : "http://127.0.0.1:8000");
        int hands = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        List<Integer> seats = List.of(1, 2, 3, 4, 5, 6);
        Map<Integer, Long> stacks = new TreeMap<>();
        seats.forEach(seat -> stacks.put(seat, buyIn()));
        Table table = new Table().format(Table.FormatEnum.CASH).structure(Structure.NO_LIMIT).streets(4)
            .seats(seats).bigBlind(BLIND).smallBlind(BLIND / 2).buttonDrawn(oneOf(seats))
            .players(seats.stream().map(seat -> new SeatedPlayer().seat(seat).stack(stacks.get(seat))).toList());
        NextHandRequest request = new NextHandRequest().rulebook(RULEBOOK).table(table);
        for (int hand = 1; hand <= hands; hand++) {
            System.out.println("Hand " + hand);
            Deal deal = answer(() -> platform.floorman.dealNextHand(request, null, null)).getDeal();
            if (deal == null) throw new IllegalStateException("the house must choose how the button goes on");
            long before = inAll(stacks);
            stacks.putAll(platform.play(deal.getOpening()));
            if (inAll(stacks) != before) throw new IllegalStateException("chips are lost");
            stacks.replaceAll((seat, stack) -> stack > 0 ? stack : buyIn());
            deal.getPlayers().forEach(player -> player.stack(stacks.get(player.getSeat())));
            table.players(deal.getPlayers()).last(deal.getLast()).buttonDrawn(null);
        }
        System.out.println(hands + " played: " + stacks);
    }
}
