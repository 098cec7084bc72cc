import type { Texts } from '@foyer/contract';

/** A question with its answer: paragraphs, separated by an empty line. */
export interface QuestionSeed {
  questions: Texts;
  answers: Texts;
}

/** A group of questions. */
export interface FaqCategorySeed {
  id: string;
  names: Texts;
  entries: readonly QuestionSeed[];
}
