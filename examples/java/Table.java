// A platform's table: hands of no-limit hold'em from the blinds to the end, played by bots.
// The platform has the cards and the chips behind; Floorman has the betting: java … Table ADDRESS [HANDS]

import client.ApiClient;
import client.ApiException;
import client.api.DecisionsApi;
import client.model.*;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.Callable;

public class Table {
    static final String RULEBOOK = "tda-2019@1";
    static final long BLIND = 100;
    static final List<Integer> LATER = List.of(408, 429, 502, 503, 504); // what may succeed then
    static final Random RANDOM = new Random();
    static final ObjectMapper JSON = ApiClient.createDefaultObjectMapper();

    final DecisionsApi floorman;

    Table(String address) {
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
     * The answer, asked for again for a minute or so: every question may be (docs/platforms.md). Failsafe and Resilience4j,
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

    /** An answer's round as that of the next request. */
    static BettingRound sendable(NextRound round) {
        return JSON.convertValue(round, BettingRound.class);
    }

    /** Plays a hand; the stacks after it. */
    Map<Integer, Long> play(Map<Integer, Long> stacks, int button) throws Exception {
        List<Integer> seats = new ArrayList<>(stacks.keySet()); // clockwise, from the left of the button
        seats.sort(Comparator.comparing((Integer seat) -> seat <= button).thenComparing(seat -> seat));
        int small = seats.size() > 2 ? seats.get(0) : button;
        int big = seats.size() > 2 ? seats.get(1) : seats.get(0);
        Opening opening = new Opening().structure(Structure.NO_LIMIT).street(1).streets(4).button(button).minBet(BLIND)
            .players(seats.stream().map(seat -> new OpeningPlayer().seat(seat).stack(stacks.get(seat))).toList())
            .posts(List.of(
                new Post().seat(small).type(PostType.SMALL_BLIND).amount(BLIND / 2),
                new Post().seat(big).type(PostType.BIG_BLIND).amount(BLIND)));
        RoundsAnswer begun = answer(() -> floorman.replayRound(new RoundsRequest().rulebook(RULEBOOK).opening(opening), null, null));
        NextRound now = begun.getRound();
        Next next = begun.getNext();
        Options options = begun.getOptions();
        while (next == null || next.getType() == Next.TypeEnum.STREET) {
            BettingRound round = sendable(now);
            if (next == null) { // a seat is to act
                DecisionRequest request =
                    new DecisionRequest().rulebook(RULEBOOK).round(round).action(choose(options));
                Decision decision = answer(() -> floorman.decide(request, null, null));
                if (decision.getRuling() != Decision.RulingEnum.ACCEPTED) throw new IllegalStateException("offered, and not accepted: " + decision);
                System.out.println("  " + decision.getReasons().get(0).getMessage());
                now = decision.getRound();
                next = decision.getNext();
                options = decision.getOptions();
            } else { // deal its cards here
                RoundsRequest request = new RoundsRequest().rulebook(RULEBOOK).after(new After().round(round));
                RoundsAnswer street = answer(() -> floorman.replayRound(request, null, null));
                now = street.getRound();
                next = street.getNext();
                options = street.getOptions();
                System.out.println("  Street " + now.getStreet() + ", " + now.getPot() + " in the pot.");
            }
        }
        return paidOut(now, next);
    }

    /** The stacks once the pots are won: compare the cards here. */
    static Map<Integer, Long> paidOut(NextRound round, Next end) {
        Map<Integer, Long> stacks = new TreeMap<>();
        round.getPlayers().forEach(player -> stacks.put(player.getSeat(), player.getStack()));
        Uncalled uncalled = end.getUncalled();
        if (uncalled != null) stacks.merge(uncalled.getSeat(), uncalled.getChips(), Long::sum);
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

    public static void main(String[] arguments) throws Exception {
        Table table = new Table(arguments.length > 0 ? arguments[0] : "http://127.0.0.1:8000");
        int hands = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        Map<Integer, Long> stacks = new TreeMap<>();
        for (int hand = 1; hand <= hands; hand++) {
            System.out.println("Hand " + hand);
            for (int seat = 1; seat <= 6; seat++) { // who has nothing buys in
                if (stacks.getOrDefault(seat, 0L) == 0) stacks.put(seat, RANDOM.nextLong(1, 20 * BLIND));
            }
            Map<Integer, Long> after = table.play(stacks, 1 + hand % 6);
            if (inAll(after) != inAll(stacks)) throw new IllegalStateException("chips are lost");
            stacks = after;
        }
        System.out.println(hands + " played: " + stacks);
    }
}
