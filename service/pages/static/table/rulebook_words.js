// What a house may choose, as questions and answers. The page brings them along: the rulebooks' pages use the same.

/** @typedef {{question: string, answers: Record<string, string>}} Question */

/** @type {Record<string, Question>} */
const questions = JSON.parse(document.getElementById("table")?.dataset.questions ?? "{}");

/** The parameters that there are words for, in the order in which they are shown. */
export const PARAMETERS = Object.keys(questions);

/**
 * A parameter as a question; null if there are no words for it. `settings` are what it may be, none if it is a number.
 * @param {string} key
 */
export function question(key) {
  const told = questions[key];
  if (!told) return null;
  return {
    question: told.question,
    settings: Object.keys(told.answers).filter((setting) => setting !== "number"),
    answer: (/** @type {string | number | boolean} */ setting) =>
      typeof setting === "number"
        ? told.answers.number.replace("{number}", String(setting))
        : told.answers[String(setting)],
  };
}
