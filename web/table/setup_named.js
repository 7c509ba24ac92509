// A game by its name in the set-up: its stakes, its seats, and who opens where a card says so; and how the service is asked for it.

import { SeatTap, Segments } from "./controls.js";
import { bookForCash } from "./new_hand.js";
import { html } from "./preact.js";
import { titleOf } from "./rulebooks.js";
import { fromTheStart, given, stakesOf } from "./setup_draft.js";
import { AmountField, member } from "./setup_fields.js";
import { WORDS } from "./words.js";

/** @import { Draft, Format, Stakes, StakesMember } from "./setup_draft.js" */
/** @import { Field, Form } from "./setup_fields.js" */
/** @import { Game, NamedGame, PlayedGame, Table } from "./types.js" */

const AMOUNTS = /** @type {const} */ (["bets/0", "bets/1", "big_blind", "small_blind", "ante", "bring_in", "max_bet"]);

const FORMATS = /** @type {const} */ (["tournament", "cash"]);

/** @param {{table: Table, form: Form, games: Game[]}} props */
export function NamedGames({ table, form: { draft, set, ...form }, games }) {
  const words = WORDS.setup.named;
  const choose = (/** @type {string} */ name) => {
    const about = games.find((entry) => entry.name === name);
    set(about ? withGame(draft, about, table.spot.game) : { game: null });
  };
  return html`
    <section>
      <h3>${words.title}</h3>
      <div class="fields">
        <label class="field">${words.game}
          <select value=${draft.game?.about.name ?? ""} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
            <option value="">${words.none}</option>
            ${games.map(({ name, title }) => html`<option value=${name}>${title}</option>`)}
          </select>
        </label>
      </div>
      ${draft.game && html`<${StakesForm} table=${table} form=${{ draft, set, ...form }} game=${draft.game} />`}
    </section>`;
}

/** @param {{table: Table, form: Form, game: Stakes}} props */
function StakesForm({ table, form, game }) {
  const { draft, set, faults } = form;
  const { about, structure, kill, killer } = game;
  const words = WORDS.setup.named;
  const setGame = (/** @type {Partial<Stakes>} */ to) => set({ game: { ...game, ...to } });
  const hasKill = stakesOf(game).all.includes("kill");
  const byCard = about.opens === "low_card" || about.opens === "high_card" ? words.opens[about.opens] : null;
  const most = Math.max(about.most_players, draft.seats.length);
  return html`
    ${
      about.structures.length > 1 &&
      html`<${Segments} legend=${WORDS.setup.structure} name="structure" chosen=${structure}
        choose=${(/** @type {Stakes["structure"]} */ to) => setGame({ structure: to })}
        choices=${about.structures.map((to) => ({ to, words: WORDS.setup.structures[to] }))} />`
    }
    <${Segments} legend=${WORDS.following.format} name="format" chosen=${formatOf(game)}
      choose=${(/** @type {"tournament" | "cash"} */ format) => setGame({ format })}
      choices=${FORMATS.map((to) => ({ to, words: WORDS.following.formats[to] }))} />
    ${formatOf(game) === "cash" && html`<${CashBook} table=${table} game=${game} setGame=${setGame} />`}
    <div class="fields">
      ${AMOUNTS.filter((name) => isAsked(name, game)).map((name) => html`<${AmountField} key=${name} form=${form} field=${amount(name, structure)} />`)}
      <label class="field">${words.seats}
        <select value=${draft.seats.length} onChange=${(/** @type {any} */ event) => set(withSeats(draft, Number(event.target.value)))}>
          ${Array.from({ length: most - 1 }, (_, i) => html`<option value=${i + 2}>${i + 2}</option>`)}
        </select></label>
      <${AmountField} form=${form} field=${STACK} />
      <${AmountField} form=${form} field=${member("chip", draft)} />
      ${(structure === "fixed_limit" || structure === "spread_limit") && html`<${AmountField} form=${form} field=${member("players_left", draft)} />`}
      ${
        hasKill &&
        html`<label class="field">${words.kill}
          <select value=${kill} onChange=${(/** @type {any} */ event) => setGame({ kill: event.target.value })}>
            ${Object.entries(words.kills).map(([kill, label]) => html`<option value=${kill}>${label}</option>`)}
          </select></label>`
      }
    </div>
    ${byCard && html`<${SeatTap} legend=${byCard} seats=${draft.seats} chosen=${draft.first} choose=${(/** @type {number} */ first) => set({ first })} />`}
    ${faults.has("first") && html`<p class="fault">${faults.get("first")}</p>`}
    ${
      hasKill &&
      kill !== "none" &&
      html`
        <${SeatTap} legend=${words.killer} seats=${draft.seats} chosen=${killer} choose=${(/** @type {number} */ to) => setGame({ killer: to })} />
        <div class="choice"><button type="button" aria-pressed=${game.actsLast} onClick=${() => setGame({ actsLast: !game.actsLast })}>${words.actsLast}</button></div>`
    }
    ${["name", "kill", "acts_last"].map((name) => faults.has(name) && html`<p class="fault">${faults.get(name)}</p>`)}`;
}

/**
 * A cash game is ruled by a rulebook for cash games, unless the reader chose another or wants none.
 * @param {{table: Table, game: Stakes, setGame: (to: Partial<Stakes>) => void}} props
 */
function CashBook({ table: { spot, rulebooks }, game, setGame }) {
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

/**
 * An amount of the stakes.
 * @param {StakesMember} name
 * @param {Stakes["structure"]} structure
 * @returns {Field}
 */
function amount(name, structure) {
  const { named, fields } = WORDS.setup;
  const [small, big] = named.bets;
  const label = {
    ...fields,
    "bets/0": structure === "fixed_limit" ? small : named.bet,
    "bets/1": big,
    small_blind: fields.small,
    big_blind: fields.min_bet,
  }[name];
  return {
    name,
    label,
    spoken: label,
    get: ({ game }) => game?.amounts[name] ?? null,
    change: ({ game }, to) => ({ game: game && withAmount(game, name, to) }),
    placeholder: name === "small_blind" ? named.half : "",
  };
}

/** The stack that all have; null if they differ. @type {Field} */
const STACK = {
  name: "stack",
  label: WORDS.setup.named.stack,
  spoken: WORDS.setup.named.stack,
  get: ({ seats }) => (seats.every(({ stack }) => stack === seats[0].stack) ? seats[0].stack : null),
  change: ({ seats }, to) => ({ seats: seats.map((player) => ({ ...player, stack: to ?? 0 })) }),
};

/**
 * With so many seats, from 1 on.
 * @param {Draft} draft
 * @param {number} count
 * @returns {Partial<Draft>}
 */
function withSeats({ seats, button, first, game }, count) {
  const fresh = { stack: seats[seats.length - 1].stack, committed: 0, acted: false, folded: false };
  const rows = Array.from({ length: count }, (_, i) => ({
    ...fresh,
    ...seats.find(({ seat }) => seat === i + 1),
    seat: i + 1,
  }));
  const there = (/** @type {number | null} */ seat) => (seat !== null && seat <= count ? seat : null);
  return {
    seats: rows,
    posts: null,
    late: [],
    button: there(button) ?? count,
    first: there(first),
    game: game && { ...game, killer: there(game.killer) },
  };
}

/**
 * With a game by its name, and stakes as they were if it was played so.
 * @param {Draft} draft
 * @param {Game} about
 * @param {PlayedGame | undefined} played
 * @returns {Partial<Draft>}
 */
export function withGame(draft, about, played) {
  const known = played?.named.name === about.name ? played.named : null;
  const bet = known?.bets?.[0] ?? known?.big_blind ?? known?.ante ?? draft.min_bet ?? 2;
  const usual = usualStakes(about, bet);
  const amounts = given({ ...known, "bets/0": known?.bets?.[0], "bets/1": known?.bets?.[1] });
  const typed = FOLLOWING.filter((name) => (amounts[name] ?? usual[name]) !== usual[name]);
  const game = {
    about,
    structure: known?.structure ?? about.structure,
    amounts: {
      ...usual,
      ...Object.fromEntries(typed.map((name) => [name, amounts[name]])),
      small_blind: amounts.small_blind,
    },
    kill: known?.kill ? (known.kill.size ?? "full") : /** @type {const} */ ("none"),
    killer: known?.kill?.seat ?? null,
    actsLast: known?.acts_last !== undefined,
    typed,
    format: known ? (played?.format ?? null) : null,
    cashBook: null,
  };
  const begun = draft.isMidHand ? fromTheStart(draft) : {};
  const button = draft.button ?? draft.seats[draft.seats.length - 1].seat; // stud has none
  return { ...begun, game, button, chip: known?.chip ?? null, street: 1, first: known?.first_to_act ?? null };
}

const FOLLOWING = /** @type {const} */ (["bets/0", "bets/1", "big_blind", "ante", "bring_in", "max_bet"]);

/**
 * The stakes that are usual at a bet. An ante stands among them where the game needs one.
 * @param {Game} about
 * @param {number | null} bet
 * @returns {Stakes["amounts"]}
 */
function usualStakes(about, bet) {
  const needsAnte = stakesOf({ about, structure: about.structure }).needs.includes("ante");
  return {
    "bets/0": bet,
    "bets/1": bet && 2 * bet,
    big_blind: bet,
    ante: needsAnte ? bet : null,
    bring_in: bet && Math.ceil(bet / 4),
    max_bet: bet && 5 * bet,
  };
}

/**
 * With an amount of the stakes as the reader said it. What he did not say follows from the bet.
 * @param {Stakes} game
 * @param {StakesMember} name
 * @param {number | null} to
 * @returns {Stakes}
 */
function withAmount(game, name, to) {
  const typed = [...game.typed.filter((other) => other !== name), name];
  const usual = name === "bets/0" || name === "big_blind" ? usualStakes(game.about, to) : {};
  const follows = Object.entries(usual).filter(([key]) => !typed.some((member) => member === key));
  return { ...game, typed, amounts: { ...game.amounts, ...Object.fromEntries(follows), [name]: to } };
}

/**
 * What the game is played in: bomb pots, spread limit and kills are of cash games, unless the reader says otherwise.
 * @param {Stakes} game
 * @returns {Format}
 */
export function formatOf({ about, structure, kill, format }) {
  const isCash = about.opens === "antes" || structure === "spread_limit" || kill !== "none";
  return format ?? (isCash ? "cash" : "tournament");
}

/**
 * The draft as the service is asked for it.
 * @param {Draft} draft
 * @param {Stakes} game
 * @returns {NamedGame}
 */
export function namedOf({ button, first, chip, players_left, seats }, game) {
  const { about, structure, amounts, kill, killer, actsLast } = game;
  const { all } = stakesOf(game);
  const { "bets/0": small, "bets/1": big, ...others } = amounts;
  const isKilled = kill !== "none" && all.includes("kill");
  return given({
    name: about.name,
    structure,
    bets: all.includes("bets") ? [small, ...(structure === "fixed_limit" ? [big] : [])] : null,
    ...Object.fromEntries(Object.entries(others).filter(([name]) => isAsked(name, game))),
    kill: isKilled ? given({ seat: killer, size: kill }) : null,
    acts_last: isKilled && actsLast ? killer : null,
    chip,
    players_left: structure === "fixed_limit" || structure === "spread_limit" ? players_left : null,
    button: all.includes("button") ? button : null,
    first_to_act: all.includes("bring_in") ? first : null,
    players: seats.map(({ committed, acted, folded, ...player }) => player),
  });
}

/**
 * Whether an amount of the stakes is asked for: in limit the bets tell the big blind.
 * @param {string} name
 * @param {Stakes} game
 */
function isAsked(name, game) {
  const { all } = stakesOf(game);
  if (name.startsWith("bets")) return all.includes("bets") && (name === "bets/0" || game.structure === "fixed_limit");
  return all.includes(name) && !(name === "big_blind" && all.includes("bets"));
}
