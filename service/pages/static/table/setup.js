// Set up a spot: from its blinds on, or as it stands. The service says whether it makes sense.

import { ChipRack, denominations } from "./amount.js";
import { ask, faultInWords, Refused } from "./api.js";
import { under } from "./play.js";
import { html, useEffect, useRef, useState } from "./preact.js";
import { aboutGame, bookForCash, openedBy, ruledBy } from "./new_hand.js";
import { useDocument } from "./rulebook.js";
import { draftOf, eventOf, fieldAt, namedOf, ofRound, startOf, withGame } from "./setup_draft.js";
import { Game, Stakes } from "./setup_game.js";
import { NamedGames } from "./setup_named.js";
import { Seats } from "./setup_seats.js";
import { WORDS } from "./words.js";

/** @import { Game as Listed, Table, Trouble } from "./types.js" */
/** @import { Draft } from "./setup_draft.js" */
/** @import { Field, Form } from "./setup_fields.js" */

/** @param {{table: Table}} props */
export function Setup({ table }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [first, setFirst] = useState(/** @type {Draft | null} */ (null));
  const open = () => {
    setFirst(draftOf(table.spot, table.position));
    dialog.current?.showModal();
  };
  return html`
    <button type="button" onClick=${open}>${WORDS.setup.open}</button>
    <dialog class="sheet" ref=${dialog} aria-labelledby="setup-title" onClose=${() => setFirst(null)}>
      ${first && html`<${Sheet} table=${table} first=${first} close=${() => dialog.current?.close()} />`}
    </dialog>`;
}

/** @param {{table: Table, first: Draft, close: () => void}} props */
function Sheet({ table, first, close }) {
  const [draft, setDraft] = useState(first);
  const [trouble, setTrouble] = useState(/** @type {Trouble | null} */ (null));
  const [active, activate] = useState(/** @type {Field | null} */ (null));
  const waits = useRef(false);
  const { game, steps, ...rules } = table.spot;
  const games = /** @type {{games: Listed[]} | null} */ (useDocument("/v1/games"))?.games ?? [];
  const onTable = steps.length ? undefined : games.find(({ name }) => name === game?.named.name);
  const before = (game?.named.players ?? []).map((one) => ({ committed: 0, acted: false, folded: false, ...one }));
  useEffect(() => {
    if (onTable) setDraft((now) => (now.game ? now : { ...now, ...withGame(now, onTable, game), seats: before }));
  }, [onTable]);
  const event = draft.game ? eventOf(draft.game) : "tournament";
  const cashBook = event === "cash" ? bookForCash(rules.rulesets) : null;
  const isCash = cashBook && (draft.game?.cashBook ?? cashBook.isDue);
  const named = { ...rules, rulesets: isCash ? ruledBy(rules.rulesets, cashBook.id) : rules.rulesets };
  const set = (/** @type {Partial<Draft>} */ change) => setDraft({ ...draft, ...change });
  const faults = new Map((trouble?.errors ?? []).map((fault) => [fieldAt(draft, fault.pointer), faultInWords(fault)]));
  /**
   * What the service makes of the draft; null if it refuses it.
   * @returns {Promise<any>}
   */
  const asked = async () => {
    const start = startOf(draft);
    try {
      if (draft.game) return await openedBy(named, namedOf(draft, draft.game), aboutGame(draft.game.about, event));
      return await ask("opening" in start ? "/v1/rounds" : "/v1/options", { ...under(rules), ...start });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.problem);
      return null;
    }
  };
  const standAsItIs = async () => {
    const told = await asked();
    if (told) setDraft(ofRound(told.round));
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (waits.current) return; // a second click, while the answer to the first is awaited
    waits.current = true;
    const told = await asked();
    waits.current = false;
    if (!told) return;
    if (draft.game) table.replace(({ house }) => ({ ...told, rulesets: named.rulesets, house }));
    else table.replace(({ rulesets, house }) => ({ rulesets, house, start: startOf(draft), steps: [] }));
    close();
  };
  /** @type {Form} */
  const form = { draft, set, standAsItIs, faults, active, activate };

  return html`
    <form class="sheet-form" onSubmit=${submit}>
      <header>
        <h2 id="setup-title">${WORDS.setup.title}</h2>
        <button type="button" class="quiet" aria-label=${WORDS.setup.close} onClick=${close}>×</button>
      </header>
      <div class="sheet-body">
        ${trouble && html`<${Faults} draft=${draft} trouble=${trouble} />`}
        <${NamedGames} table=${table} form=${form} games=${games} />
        ${!draft.game && html`<${Game} form=${form} /><${Stakes} form=${form} />`}
        <${Seats} form=${form} />
      </div>
      <footer>
        <${Rack} form=${form} />
        <button class="first">${WORDS.setup.use}</button>
      </footer>
    </form>`;
}

/** What does not fit, in the service's words. @param {{draft: Draft, trouble: Trouble}} props */
function Faults({ draft, trouble }) {
  const { errors = [] } = trouble;
  return html`
    <div class="notice" role="alert">
      <p>${errors.length ? WORDS.setup.mend(errors.length) : trouble.detail}</p>
      <ul>${errors.map((fault) => html`<li>${WORDS.setup.place(fieldAt(draft, fault.pointer), draft.seats)}${faultInWords(fault)}</li>`)}</ul>
    </div>`;
}

/** The chips that are added to the active amount. @param {{form: Form}} props */
function Rack({ form: { draft, set, active } }) {
  if (!active) return html`<p class="dim">${WORDS.setup.chooseField}</p>`;
  const worths = denominations({
    chip: draft.chip ?? 1,
    min_bet: draft.game?.amounts["bets/0"] ?? draft.game?.amounts.big_blind ?? draft.min_bet ?? 1,
  });
  return html`
    <div class="chips-to-add" role="group" aria-label=${WORDS.amount.add}>
      <b>${active.spoken}</b>
      <${ChipRack} chips=${worths} value=${active.get(draft)} onChange=${(/** @type {number | null} */ to) => set(active.change(draft, to))} />
    </div>`;
}
