// The quiz: draws from the questions in the page by the seed in the address, and counts. It sends nothing and keeps nothing.

const MOST = 999_999; // the largest seed
const find = (id) => document.getElementById(id);
const quiz = find("quiz");
const drawn = Number(quiz.dataset.drawn);

const chosen = new URLSearchParams(location.search).get("language");
const links = [{ hreflang: "en" }, ...document.querySelectorAll("link[data-language]")];
const nearest = (tag) => links.find(({ hreflang }) => hreflang.split("-")[0] === tag?.split("-")[0]);
const { href, hreflang } = [chosen, ...navigator.languages, "en"].map(nearest).find(Boolean);
const file = href ? await fetch(href).then((answer) => answer.json()).catch(() => null) : null;
const inLanguage = (text) => file?.texts.quiz[text] ?? text;
const t = (parts, ...values) =>
  inLanguage(parts.reduce((text, part, i) => `${text}{${i - 1}}${part}`)).replace(/\{(\d)\}/g, (_, i) => values[i]);
const SHOWN = "h1, h3, summary, .story, .ask b, .answers button, .badge, .foot .dim, .open, .next, #another, #send";
for (const part of quiz.querySelectorAll(SHOWN)) part.textContent = inLanguage(part.textContent);
if (file) {
  quiz.lang = hreflang;
  for (const part of quiz.querySelectorAll(".by, .others ul, .chip")) part.lang = "en"; // titles and clauses
  const about = quiz.querySelector(".about");
  about.textContent = t`Rulings by ${about.dataset.title}: ${drawn} questions each for a dealer, the floor and a director.`;
  for (const ruled of quiz.querySelectorAll(".ruled")) translate(ruled);
}

const sent = Number(new URLSearchParams(location.search).get("seed"));
const seed = Number.isInteger(sent) && sent > 0 && sent <= MOST ? sent : 1 + Math.floor(Math.random() * MOST);
const own = find("link").getAttribute("href"); // without a service it is relative, as all links of the page: it stays where it is
history.replaceState(null, "", `${own.startsWith("/") ? own : ""}?seed=${seed}${chosen ? `&language=${hreflang}` : ""}`);
for (const other of quiz.querySelectorAll(".others a")) other.search = `?seed=${seed}`;

const below = numbersBy(seed);
const all = [...quiz.querySelectorAll(".asked")];
const levels = [...new Set(all.map(({ dataset }) => dataset.level))];
const questions = levels.flatMap((level) =>
  shuffled(all.filter(({ dataset }) => dataset.level === level)).slice(0, drawn),
);
const missed = [];

questions.forEach((question, i) => {
  question.dataset.number = t`Question ${i + 1}`;
  const level = inLanguage(question.dataset.level);
  question.querySelector("h2").textContent = t`${question.dataset.number} of ${questions.length}: ${level}`;
  const answers = question.querySelector(".answers");
  answers.append(...shuffled([...answers.children]));
  answers.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button) answer(question, button);
  });
  question.querySelector(".next").addEventListener("click", () => {
    question.hidden = true;
    if (i + 1 < questions.length) turnTo(questions[i + 1]);
    else score();
  });
});
questions.at(-1).querySelector(".next").textContent = t`See the score`;
find("send").addEventListener("click", send);
questions[0].hidden = false;

/** Shows the ruling in the language of the page, under the answer that is right: each reason, and the floor's choices. */
function translate(ruled) {
  const coded = JSON.parse(ruled.dataset.coded);
  if (!coded.every(translated)) return;
  const [why, may] = ruled.querySelectorAll(".why");
  const english = why?.textContent ?? "";
  const choices = coded.filter(({ code }) => code.startsWith("floor.")).map(translated);
  const reasons = coded.filter(({ code }) => !code.startsWith("floor.")).map(translated);
  if (english.endsWith("A penalty may be given.")) reasons.push(t`A penalty may be given.`);
  for (const headline of ruled.querySelectorAll(".stands b"))
    headline.textContent = `${ruled.parentElement.querySelector("[data-right]").textContent}.`;
  if (why) why.textContent = reasons.join(" ");
  if (may) may.textContent = t`The floor may choose:`;
  ruled.querySelectorAll(".choices li").forEach((choice, i) => (choice.textContent = choices[i]));
}

/** A reason or a choice; undefined if it is not translated. As `translated` of the table, which is no part of this page. */
function translated({ code, params }) {
  const texts = file.texts[code.startsWith("floor.") ? "effects" : "reasons"];
  const filled = (text) => text?.replace(/\{(\w+)\}/g, (_, name) => valueOf(name, params[name]));
  const valueOf = (name, value) => {
    if (typeof value === "number") return value.toLocaleString(hreflang);
    if (!Array.isArray(value)) return filled(texts[`${code} ${name} ${value}`]) ?? value;
    const seats = file.seats[new Intl.PluralRules(hreflang).select(value.length)] ?? file.seats.other;
    return typeof value[0] === "number" ? seats.replace("{seats}", value.join(", ")) : value.join(", ");
  };
  return filled(texts[code]);
}

/** Shows a part of the page, and readers go on at its heading. */
function turnTo(part) {
  part.hidden = false;
  part.querySelector("h2").focus({ preventScroll: true });
  part.scrollIntoView();
}

/** Marks the answer that was chosen and the one that is right, and shows the ruling. */
function answer(question, button) {
  const right = question.querySelector("[data-right]");
  for (const other of question.querySelectorAll(".answers button")) other.disabled = true;
  button.classList.add("chosen");
  if (button !== right) missed.push(question);
  const [ruled, verdict] = [".ruled", ".verdict"].map((name) => question.querySelector(name));
  verdict.textContent = button === right ? t`Right.` : t`Wrong. The right answer: ${right.textContent}.`;
  ruled.hidden = false;
  verdict.focus({ preventScroll: true });
  ruled.scrollIntoView({ block: "nearest" });
}

/** The score by level, and each question that was missed with its clause. */
function score() {
  const rows = levels.map((level) => t`${inLanguage(level)}: ${drawn - missed.filter(of(level)).length} of ${drawn}`);
  find("scored").textContent = t`${questions.length - missed.length} of ${questions.length} right`;
  find("levels").append(...rows.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
  find("another").search = `?seed=${(seed % MOST) + 1}`;
  find("link").search = location.search;
  find("link").textContent = find("link").href;
  find("to-learn").hidden = missed.length === 0;
  for (const question of missed) {
    const [row, link] = ["li", "a"].map((name) => document.createElement(name));
    const { number } = question.dataset;
    const about = question.querySelector(".by b") ?? question.querySelector(".ask");
    Object.assign(link, { href: `#${question.id}`, textContent: `${number}: ${about.textContent.replace(/\.$/, "")}` });
    row.append(link, " ", question.querySelector(".chip").cloneNode(true));
    find("missed").append(row);
    question.querySelector(".next").hidden = true;
    question.hidden = false;
  }
  turnTo(find("score"));
}

/** Hands the link to the device, or copies it; where neither is possible, it stands beside. */
async function send() {
  const what = { title: document.title, text: t`${find("scored").textContent}. And you?`, url: find("link").href };
  const done = navigator.share ? navigator.share(what) : navigator.clipboard?.writeText(`${what.text} ${what.url}`);
  const said = navigator.share ? "" : t`Copied.`;
  find("sent").textContent = await Promise.resolve(done ?? Promise.reject()).then(
    () => said,
    () => t`Copy the link.`,
  );
}

/** @param {string} level */
function of(level) {
  return ({ dataset }) => dataset.level === level;
}

/** The same list in the order of the seed. @template T @param {T[]} list */
function shuffled(list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}

/** Numbers below a limit, one after the other: the same in every browser (mulberry32). @param {number} state */
function numbersBy(state) {
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}
