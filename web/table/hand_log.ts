// The hand so far, as a hand history reads. It is the way back, and forward again, through the hand too.

import { became, beginning, ending, stepInWords } from "./in_words.js";
import { play } from "./play.js";
import { useWindow } from "./controls.js";
import { html, useEffect, useRef, useState } from "./preact.js";
import { WORDS } from "./words.js";
import type { Position, Spot, Start, Step, Table } from "./types.js";

type Street = { street: number | undefined; from: number; lines: Line[]; end: string[] };
type Line = { steps: number; texts: string[]; became: string; ruling: string };

const TAKES_ARROWS = "input, select, textarea, dialog, [role=tab]"; // for itself

export function Log({ table }: { table: Table }) {
  const { spot } = table;
  const { whole, positions } = useWhole(table);
  const now = table.positions.length - 1;
  const last = positions.length - 1;
  const go = (steps: number) => table.replace({ ...spot, steps: whole.steps.slice(0, steps) });
  const words = WORDS.log;
  const walk = (event: KeyboardEvent) => {
    const to = now + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0);
    const isElsewhere = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (to === now || isElsewhere || to < 0 || to > last) return;
    if (event.target instanceof Element && event.target.closest(TAKES_ARROWS)) return;
    event.preventDefault();
    go(to);
  };
  useWindow({ keydown: walk });
  return html`
    <section class="log" aria-labelledby="log-title">
      <header class="log-head">
        <h2 id="log-title">${words.title}</h2>
        <span class="log-steps">
          <button type="button" aria-label=${words.back} disabled=${now === 0} onClick=${() => go(now - 1)}>‹</button>
          <button type="button" aria-label=${words.forward} disabled=${now >= last} onClick=${() => go(now + 1)}>›</button>
        </span>
      </header>
      <div class="log-streets">
        ${streets(spot, positions).map(
          ({ street, from, lines, end }) => html`
            <h3>${WORDS.felt.street(street, positions[0].round.streets, spot.game?.streets) || words.round}</h3>
            <ol start=${from + 1}>
              ${lines.map((line) => html`<${LogLine} key=${line.steps} line=${line} now=${now} go=${go} />`)}
            </ol>
            ${end.length > 0 && html`<p class="log-end">${end.join(". ")}.</p>`}`,
        )}
      </div>
    </section>`;
}

type LogLineProps = { line: Line; now: number; go: (steps: number) => void };

function LogLine({ line: { steps, texts, became, ruling }, now, go }: LogLineProps) {
  const place = useRef<HTMLButtonElement | null>(null);
  const isHere = steps === now;
  useEffect(() => {
    const list = place.current?.closest(".log-streets");
    if (isHere && list && place.current) list.scrollTop = place.current.offsetTop - list.clientHeight / 2;
  }, [isHere]);
  return html`
    <li class=${steps > now ? "ahead" : ""}>
      <button type="button" ref=${place} aria-current=${isHere ? "step" : null} onClick=${() => go(steps)}>
        ${texts.map((text) => html`<span>${text}</span>`)}
        ${became && html`<span class=${`log-became ${ruling}`}>${became}</span>`}
      </button>
    </li>`;
}

/** The longest line of play that was seen from a start. */
const LONGEST: WeakMap<Start, Step[]> = new WeakMap();

/** The steps of a hand that is replayed from a file. */
const RECORDED: WeakMap<Start, Step[]> = new WeakMap();

/** Whether the last step is one of a hand that was played elsewhere: it is no ruling that somebody asked for. */
export function isReplayed({ spot, position: { step, decision } }: Table) {
  const isPlain = step !== null && "action" in step && decision?.ruling === "accepted";
  return isPlain && begins(RECORDED.get(spot.start) ?? [], spot.steps);
}

/** The start of a hand, with all of it ahead to be walked through. */
export function fromItsStart(spot: Spot): Spot {
  LONGEST.set(spot.start, spot.steps);
  RECORDED.set(spot.start, spot.steps);
  return { ...spot, steps: [] };
}

/** The longest line of play that the table's spot is a part of, and its positions: who goes back can go forward again. */
function useWhole({ spot, positions, busy }: Table): { whole: Spot; positions: Position[] } {
  const longest = LONGEST.get(spot.start) ?? [];
  const steps = begins(longest, spot.steps) ? longest : spot.steps;
  const whole = { ...spot, steps };
  const [ahead, setAhead] = useState<{ spot: Spot; positions: Position[] } | null>(null);
  useEffect(() => {
    LONGEST.set(spot.start, steps);
    if (steps.length === spot.steps.length || busy) return;
    let left = false;
    play(whole).then((played) => left || setAhead({ spot: whole, positions: played.positions }));
    return () => {
      left = true;
    };
  }, [spot, busy]);
  const known = ahead && DECIDE.every((name) => ahead.spot[name] === whole[name]) ? ahead.positions : [];
  return { whole, positions: known.length > positions.length ? known : positions };
}

const DECIDE = ["start", "steps", "rulebooks", "house"] as const; // what the positions are

function begins(longest: Step[], steps: Step[]) {
  return steps.length <= longest.length && JSON.stringify(longest.slice(0, steps.length)) === JSON.stringify(steps);
}

/** The lines by street. */
function streets(spot: Spot, positions: Position[]): Street[] {
  const [first, ...rest] = positions;
  const parts: Street[] = [
    {
      street: first.round.street,
      from: 0,
      lines: [{ steps: 0, texts: beginning(spot), became: "", ruling: "" }],
      end: ending(first.next),
    },
  ];
  rest.forEach((position, i) => {
    const steps = i + 1;
    if (position.step && "street" in position.step)
      parts.push({ street: position.round.street, from: steps, lines: [], end: [] });
    const at = parts[parts.length - 1];
    at.lines.push({
      steps,
      texts: [stepInWords(positions[i], position)],
      became: became(position),
      ruling: position.decision?.ruling ?? "",
    });
    at.end = ending(position.next);
  });
  return parts;
}
