import type { FaqEntry } from '@foyer/contract';
import type { Question } from '@foyer/screens/questions';

/** The paragraphs of an answer. */
export const paragraphsOf = (answer: string): string[] => answer.split('\n\n').filter(Boolean);

/** Questions as the page shows them. */
export const questionsOf = (entries: readonly FaqEntry[]): Question[] =>
  entries.map(({ id, question, answer }) => ({
    id,
    question,
    answer: paragraphsOf(answer).map((text) => <p key={text}>{text}</p>),
  }));
