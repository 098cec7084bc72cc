import { errorAnswer } from '@foyer/core/fixtures';
import type { ExplorerTarget } from '@foyer/explorer';
import { type PollEvent, pollEvents, pollMachine } from '@foyer/poll';
import { pollInputs } from '@foyer/poll/fixtures';

const examples: PollEvent[] = [
  { type: 'poll.choose', answer: 0 },
  { type: 'poll.choose', answer: 1 },
];

/** A poll of two questions. */
export const pollTarget: ExplorerTarget = {
  machine: pollMachine,
  events: pollEvents,
  inputs: pollInputs,
  examples,
  calls: {
    finishPoll: {
      answers: { taken: undefined },
      errors: { closed: errorAnswer({ status: 400, code: 1, description: 'Опрос закрыт' }) },
    },
  },
};
