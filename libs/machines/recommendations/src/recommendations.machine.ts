import { actorFromPort, type FlowMeta, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { RecommendationsEvent } from './recommendations.events.ts';
import type {
  RecommendationsContext,
  RecommendationsInput,
  RecommendationsOutput,
  RecommendationsPorts,
} from './recommendations.types.ts';

type Titles = RecommendationsContext['titles'];

/**
 * The shelf of what to watch next. It came by itself: where there is nothing to show, it ends and tells nothing. Its time
 * is kept by the owner of all dialogs. Spec 1 §4, EVENT-022, MODAL-029 to MODAL-032
 */
export const recommendationsMachine = setup({
  types: {} as {
    input: RecommendationsInput;
    context: RecommendationsContext;
    events: RecommendationsEvent;
    output: RecommendationsOutput;
    meta: FlowMeta;
  },
  actors: {
    listTitles: missingPort<{ itemId: string }, Titles>(
      'listTitles',
      'What goes with the title, the best first.',
    ),
  },
  guards: { isAny: (_, titles: Titles) => titles.length > 0 },
}).createMachine({
  id: 'recommendations',
  description: 'Shows titles that go with the one at hand.',
  context: ({ input }) => ({ ...input, titles: [] }),
  on: { 'recommendations.close': '.closed', 'flow.resumed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The titles are on their way.',
      invoke: {
        src: 'listTitles',
        input: ({ context }) => ({ itemId: context.itemId }),
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'shown',
            actions: assign(({ event }) => ({ titles: event.output })),
          },
          { target: 'nothing' },
        ],
        onError: 'nothing',
      },
    },
    shown: {
      description: 'The shelf is shown, until the viewer goes on or its time is over.',
      meta: { requirements: ['EVENT-022', 'MODAL-029', 'MODAL-030'] },
    },
    closed: {
      description: 'The viewer wants none of them now.',
      type: 'final',
      output: (): RecommendationsOutput => ({ status: 'closed' }),
    },
    nothing: {
      description: 'There was nothing to show.',
      type: 'final',
      output: (): RecommendationsOutput => ({ status: 'nothing' }),
    },
  },
  output: ({ event }) => event.output as RecommendationsOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createRecommendationsMachine = (ports: RecommendationsPorts) =>
  recommendationsMachine.provide({ actors: { listTitles: actorFromPort(ports.listTitles) } });
