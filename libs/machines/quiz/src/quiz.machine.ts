import type { FlowMeta } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { QuizEvent } from './quiz.events.ts';

/** What a quiz begins with. */
export interface QuizInput {
  /** Ids of the options. */
  options: readonly string[];
  /** The option that the viewer had chosen here; the question is asked at once then. */
  chosen?: string | undefined;
}

/** What the flow remembers; JSON-safe. */
export interface QuizContext {
  options: readonly string[];
  /** Id of the chosen option. */
  chosen: string | undefined;
}

/** One question that ends in a page. BLOCK-080, BLOCK-081, decision 0115. It makes no call and ends with its block. */
export const quizMachine = setup({
  types: {} as { input: QuizInput; context: QuizContext; events: QuizEvent; meta: FlowMeta },
  guards: {
    isChosen: ({ context }) => context.chosen !== undefined,
    isOption: ({ context }, { id }: { id: string }) => context.options.includes(id),
  },
  actions: { choose: assign((_, { id }: { id: string }) => ({ chosen: id })) },
}).createMachine({
  id: 'quiz',
  description: 'Asks one question, whose answer leads to a page.',
  context: ({ input: { options, chosen } }) => ({
    options,
    chosen: chosen !== undefined && options.includes(chosen) ? chosen : undefined,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A viewer who comes back with an answer finds it.',
      always: [{ guard: 'isChosen', target: 'main' }, { target: 'start' }],
    },
    start: {
      description: 'What the quiz is about.',
      meta: { requirements: ['BLOCK-081'] },
      on: { 'quiz.begin': 'main' },
    },
    main: {
      description: 'The question. Its link leads nowhere until an option is chosen.',
      meta: { requirements: ['BLOCK-080', 'BLOCK-081'] },
      on: {
        'option.choose': {
          guard: { type: 'isOption', params: ({ event }) => event },
          actions: { type: 'choose', params: ({ event }) => event },
        },
        'quiz.back': 'start',
      },
    },
  },
});
