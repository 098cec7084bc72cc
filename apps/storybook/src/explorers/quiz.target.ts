import type { ExplorerTarget } from '@foyer/explorer';
import { type QuizEvent, quizEvents, quizMachine } from '@foyer/quiz';

const options = ['hard', 'dull'];
const examples: QuizEvent[] = options.map((id) => ({ type: 'option.choose', id }));

/** One question that ends in a page. */
export const quizTarget: ExplorerTarget = {
  machine: quizMachine,
  events: quizEvents,
  inputs: { visitor: { options }, returned: { options, chosen: 'dull' } },
  examples,
  calls: {},
};
