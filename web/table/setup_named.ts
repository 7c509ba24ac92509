// A game by its name in the set-up: its stakes, its seats, and who opens where a card says so; and how the service is asked for it.

import { SeatTap, Segments } from "./controls.js";
import { bookForCash } from "./new_hand.js";
import { html } from "./preact.js";
import { titleOf } from "./rulebooks.js";
import { FRESH, fromTheLeft, fromTheStart, given, isLate, stakesOf } from "./setup_draft.js";
import { AmountField, Choice, LatePosts, member } from "./setup_fields.js";
import { WORDS } from "./words.js";
import type { Draft, Format, Stakes, StakesMember } from "./setup_draft.js";
import type { Field, Form } from "./setup_fields.js";
import type { Game, NamedGame, PlayedGame, Table } from "./types.js";

const AMOUNTS = ["bets/0", "bets/1", "big_blind", "small_blind", "bring_in", "max_bet"] as const;

type NamedGamesProps = { table: Table; form: Form; games: Game[] };

export function NamedGames({ table, form: { draft, set, ...form }, games }: NamedGamesProps) {
  const words = WORDS.setup.named;
  const choose = (name: string) => {
    const about = games.find((entry) => entry.name === name);
    set(about ? withGame(draft, about, table.spot.game) : { game: null });
  };
  return html`
    <section>
      <h3>${words.title}</h3>
      <div class="fields">
        <${Choice} label=${words.game} value=${draft.game?.about.name ?? ""} choose=${choose} choices=${[["", words.none], ...games.map(({ name, title }) => [name, title])]} />
      </div>
      ${draft.game && html`<${StakesForm} table=${table} form=${{ draft, set, ...form }} game=${draft.game} />`}
    </section>`;
}

function StakesForm({ table, form, game }: { table: Table; form: Form; game: Stakes }) {
  const { draft, set, faults } = form;
  const { about, structure, kill, killer } = game;
  const words = WORDS.setup.named;
  const setGame = (to: Partial<Stakes>) => set({ game: { ...game, ...to } });
  const { all } = stakesOf(game);
  const hasKill = all.includes("kill");
  const byCard = about.opens === "low_card" || about.opens === "high_card" ? words.opens[about.opens] : null;
  const most = Math.max(about.most_players, draft.seats.length);
  const field = (name: StakesMember) =>
    isAsked(name, game) && html`<${AmountField} key=${name} form=${form} field=${amount(name, structure)} />`;
  const choice = (name: "kill" | "anteBy" | "straddler") => html`
    <${Choice} label=${words[name]} value=${game[name]} choices=${Object.entries(words.choices[name])} choose=${(to: any) => set({ game: withUsual({ ...game, [name]: to }) })} />`;
  return html`
    ${
      about.structures.length > 1 &&
      html`<${Segments} legend=${WORDS.setup.structure} name="structure" chosen=${structure}
        choose=${(to: Stakes["structure"]) => setGame({ structure: to })}
        choices=${about.structures.map((to) => [to, WORDS.setup.structures[to]])} />`
    }
    <${Segments} legend=${WORDS.following.format} name="format" chosen=${formatOf(game)}
      choose=${(format: "tournament" | "cash") => setGame({ format })}
      choices=${Object.entries(WORDS.following.formats)} />
    ${formatOf(game) === "cash" && html`<${CashBook} table=${table} game=${game} setGame=${setGame} />`}
    <div class="fields">
      ${AMOUNTS.map(field)}
      ${all.includes("ante_by") && choice("anteBy")}
      ${field("ante")}
      ${mayStraddle(game) && choice("straddler")}
      ${field("straddle")}
      <${Choice} label=${words.seats} value=${draft.seats.length} choose=${(to: string) => set(withSeats(draft, Number(to)))} choices=${Array.from({ length: most - 1 }, (_, i) => [i + 2, i + 2])} />
      <${AmountField} form=${form} field=${STACK} />
      <${AmountField} form=${form} field=${member("chip", draft)} />
      ${(structure === "fixed_limit" || structure === "spread_limit") && html`<${AmountField} form=${form} field=${member("players_left", draft)} />`}
      ${hasKill && choice("kill")}
    </div>
    ${byCard && html`<${SeatTap} legend=${byCard} seats=${draft.seats} chosen=${draft.first} choose=${(first: number) => set({ first })} />`}
    ${faults.has("first") && html`<p class="fault">${faults.get("first")}</p>`}
    ${
      hasKill &&
      kill !== "none" &&
      html`
        <${SeatTap} legend=${words.killer} seats=${draft.seats} chosen=${killer} choose=${(to: number) => setGame({ killer: to })} />
        <div class="choice"><button type="button" aria-pressed=${game.actsLast} onClick=${() => setGame({ actsLast: !game.actsLast })}>${words.actsLast}</button></div>`
    }
    ${about.opens === "blinds" && html`<${LatePosts} form=${{ ...form, set, draft: { ...draft, ...blindsOf(game) } }} />`}
    ${["name", "kill", "acts_last"].map((name) => faults.has(name) && html`<p class="fault">${faults.get(name)}</p>`)}`;
}

type CashBookProps = { table: Table; game: Stakes; setGame: (to: Partial<Stakes>) => void };

/** A cash game is ruled by a rulebook for cash games, unless the reader chose another or wants none. */
function CashBook({ table: { spot, rulebooks }, game, setGame }: CashBookProps) {
  const words = WORDS.setup.named;
  const book = bookForCash(spot.rulebooks);
  if (!book) return null;
  const title = titleOf(rulebooks, book.id);
  const isOn = game.cashBook ?? book.isDue;
  const ruling = titleOf(rulebooks, spot.rulebooks[0]);
  return html`
    <div class="choice">
      <button type="button" aria-pressed=${isOn} onClick=${() => setGame({ cashBook: !isOn })}>${words.cashBook(title)}</button>
    </div>
    <p class="about">${isOn ? words.ruledByCash(title, ruling) : words.ruledByOwn(ruling)}</p>`;
}

/** An amount of the stakes. */
function amount(name: StakesMember, structure: Stakes["structure"]): Field {
  const { named, fields } = WORDS.setup;
  const [small, big] = named.bets;
  const label = {
    ...fields,
    "bets/0": structure === "fixed_limit" ? small : named.bet,
    "bets/1": big,
  }[name];
  return {
    name,
    label,
    get: ({ game }) => game?.amounts[name] ?? null,
    change: ({ game }, to) => ({ game: game && withAmount(game, name, to) }),
    placeholder: name === "small_blind" ? named.half : "",
  };
}

/** The stack that all have; null if they differ. */
const STACK: Field = {
  name: "stack",
  label: WORDS.setup.named.stack,
  get: ({ seats }) => (seats.every(({ stack }) => stack === seats[0].stack) ? seats[0].stack : null),
  change: ({ seats }, to) => ({ seats: seats.map((player) => ({ ...player, stack: to ?? 0 })) }),
};

/** With so many seats, from 1 on. */
function withSeats({ seats, button, first, late, game }: Draft, count: number): Partial<Draft> {
  const fresh = { ...FRESH, stack: seats[seats.length - 1].stack };
  const places = Array.from({ length: count }, (_, i) => i + 1);
  const rows = places.map((place) => seats.find(({ seat }) => seat === place) ?? { ...fresh, seat: place });
  const there = (seat: number | null) => (seat !== null && seat <= count ? seat : null);
  return {
    seats: rows,
    posts: null,
    late: late.filter(({ seat }) => seat <= count),
    button: there(button) ?? count,
    first: there(first),
    game: game && { ...game, killer: there(game.killer) },
  };
}

/** With a game by its name, and stakes as they were if it was played so. */
export function withGame(draft: Draft, about: Game, played: PlayedGame | undefined): Partial<Draft> {
  const known = played?.named.name === about.name ? played.named : null;
  const bet = known?.bets?.[0] ?? known?.big_blind ?? known?.ante ?? draft.min_bet ?? 2;
  const posts = known?.posts ?? [];
  const straddle = posts.find(({ type }) => type === "straddle");
  const anteBy: Stakes["anteBy"] = known?.ante ? (known.ante_by ?? "each") : "none";
  const straddler: Stakes["straddler"] = !straddle
    ? "none"
    : straddle.seat === known?.button
      ? "button"
      : "under_the_gun";
  const usual = usualStakes({ about, anteBy }, bet);
  const [small, big] = known?.bets ?? [];
  const amounts = given({ ...known, "bets/0": small, "bets/1": big, straddle: straddle?.amount });
  const following = Object.keys(usual) as StakesMember[];
  const typed = following.filter((name) => (amounts[name] ?? usual[name]) !== usual[name]);
  const game = {
    about,
    structure: known?.structure ?? about.structure,
    amounts: {
      ...usual,
      ...Object.fromEntries(typed.map((name) => [name, amounts[name]])),
      small_blind: amounts.small_blind,
    },
    kill: known?.kill ? (known.kill.size ?? "full") : ("none" as const),
    killer: known?.kill?.seat ?? null,
    actsLast: known?.acts_last !== undefined,
    anteBy,
    straddler,
    typed,
    format: known ? (played?.format ?? null) : null,
    cashBook: null,
  };
  const begun = draft.isMidHand ? fromTheStart(draft) : {};
  const button = draft.button ?? draft.seats[draft.seats.length - 1].seat; // stud has none
  const [chip, first] = [known?.chip ?? null, known?.first_to_act ?? null];
  return { ...begun, game, button, chip, street: 1, first, late: posts.filter(isLate) };
}

/** The stakes that are usual at a bet. An ante stands among them where the game needs one, or somebody pays it. */
function usualStakes({ about, anteBy }: Pick<Stakes, "about" | "anteBy">, bet: number | null): Stakes["amounts"] {
  const needsAnte = stakesOf({ about, structure: about.structure }).needs.includes("ante");
  const antes = { none: needsAnte ? bet : null, big_blind: bet, each: bet && Math.ceil(bet / 8) };
  return {
    "bets/0": bet,
    "bets/1": bet && 2 * bet,
    big_blind: bet,
    ante: antes[anteBy],
    straddle: bet && 2 * bet,
    bring_in: bet && Math.ceil(bet / 4),
    max_bet: bet && 5 * bet,
  };
}

/** With an amount as the reader said it. */
function withAmount(game: Stakes, name: StakesMember, to: number | null) {
  const typed = [...game.typed.filter((other) => other !== name), name];
  return withUsual({ ...game, typed, amounts: { ...game.amounts, [name]: to } });
}

/** With all that the reader did not say as it follows from the bet. */
function withUsual(game: Stakes): Stakes {
  const usual = Object.entries(usualStakes(game, betOf(game)));
  const follows = usual.filter(([name]) => !game.typed.some((member) => member === name));
  return { ...game, amounts: { ...game.amounts, ...Object.fromEntries(follows) } };
}

/** The smallest bet, which the big blind is in limit too. */
const betOf = (game: Stakes) => game.amounts[isAsked("big_blind", game) ? "big_blind" : "bets/0"] ?? null;

/** The blinds as a game that is put together has them. */
function blindsOf(game: Stakes) {
  const [bet, { small_blind: small, straddle = null }] = [betOf(game), game.amounts];
  const blinds = {
    min_bet: bet,
    small: small ?? (bet && Math.floor(bet / 2)),
    ante: null,
    bring_in: null,
    posts: null,
  };
  return { ...blinds, straddle: isAsked("straddle", game) && game.straddler === "under_the_gun" ? straddle : null };
}

/** What the game is played in: bomb pots, spread limit and kills are of cash games, unless the reader says otherwise. */
export function formatOf({ about, structure, kill, format }: Stakes): Format {
  const isCash = about.opens === "antes" || structure === "spread_limit" || kill !== "none";
  return format ?? (isCash ? "cash" : "tournament");
}

/** The draft as the service is asked for it. */
export function namedOf({ button, first, chip, players_left, seats, late }: Draft, game: Stakes): NamedGame {
  const { about, structure, amounts, kill, killer, actsLast } = game;
  const { all } = stakesOf(game);
  const { "bets/0": small, "bets/1": big, straddle: _, ...others } = amounts;
  const isKilled = kill !== "none" && all.includes("kill");
  const order = fromTheLeft({ seats, button });
  const straddler = game.straddler === "button" ? button : order[order.length === 2 ? 1 : 2];
  const straddles = isAsked("straddle", game) ? [{ seat: straddler, type: "straddle", amount: amounts.straddle }] : [];
  const posts = about.opens === "blinds" ? [...late, ...straddles] : [];
  return given({
    name: about.name,
    structure,
    bets: all.includes("bets") ? [small, ...(structure === "fixed_limit" ? [big] : [])] : null,
    ...Object.fromEntries(Object.entries(others).filter(([name]) => isAsked(name, game))),
    ante_by: all.includes("ante_by") && isAsked("ante", game) ? game.anteBy : null,
    posts: posts.length ? posts : null,
    kill: isKilled ? given({ seat: killer, size: kill }) : null,
    acts_last: isKilled && actsLast ? killer : null,
    chip,
    players_left: structure === "fixed_limit" || structure === "spread_limit" ? players_left : null,
    button: all.includes("button") ? button : null,
    first_to_act: all.includes("bring_in") ? first : null,
    players: seats.map(({ committed, acted, folded, ...player }) => player),
  });
}

/** In a cash game with blinds. */
const mayStraddle = (game: Stakes) => game.about.opens === "blinds" && formatOf(game) === "cash";

/** Whether an amount of the stakes is asked for: in limit the bets tell the big blind. */
function isAsked(name: string, game: Stakes) {
  const { all } = stakesOf(game);
  if (name === "straddle") return mayStraddle(game) && game.straddler !== "none";
  if (name === "ante" && all.includes("ante_by")) return game.anteBy !== "none";
  if (name.startsWith("bets")) return all.includes("bets") && (name === "bets/0" || game.structure === "fixed_limit");
  return all.includes(name) && !(name === "big_blind" && all.includes("bets"));
}
