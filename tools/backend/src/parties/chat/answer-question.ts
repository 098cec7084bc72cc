import { type Language, textIn, type Texts } from '@foyer/contract';

/** A question with its answer, in every language. */
export interface KnownAnswer {
  questions: Texts;
  answers: Texts;
}

/** Words change their ends in all three languages; what they begin with tells them apart well enough. */
const stemLength = 5;
const leastWord = 4;

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{Letter}+/gu) ?? [])
      .filter((word) => word.length >= leastWord)
      .map((word) => word.slice(0, stemLength)),
  );

/** The answer whose question shares most words with what was asked; nothing where none shares any. */
export function answerQuestion(
  text: string,
  entries: readonly KnownAnswer[],
  language: Language,
): string | undefined {
  const asked = stemsOf(text);
  let best: { answer: string; count: number } | undefined;
  for (const { questions, answers } of entries) {
    const answer = textIn(answers, language);
    const known = stemsOf(`${textIn(questions, language)} ${answer}`);
    const count = [...asked].filter((stem) => known.has(stem)).length;
    if (count > (best?.count ?? 0)) best = { answer, count };
  }
  return best?.answer;
}
