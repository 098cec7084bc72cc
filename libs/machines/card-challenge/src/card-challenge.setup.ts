import { type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import { assign, setup } from 'xstate';
import type { CardChallengeEvent } from './card-challenge.events.ts';
import { secondsUntil } from './card-challenge.start.ts';
import type {
  CardChallengeContext,
  CardChallengeInput,
  CardChallengeOutput,
} from './card-challenge.types.ts';

/** How long a frame may load before the page is offered instead. */
const FRAME_WAIT_MS = 15_000;

/** What the challenge is made of: its types, port, rules and steps with a name. */
export const cardChallengeSetup = setup({
  types: {} as {
    input: CardChallengeInput;
    context: CardChallengeContext;
    events: CardChallengeEvent;
    output: CardChallengeOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    openPage: missingPort<{ url: string }, unknown>(
      'openPage',
      "Leaves this page for the bank's; rejects when that cannot be done.",
    ),
  },
  delays: { frameWait: FRAME_WAIT_MS, second: 1000 },
  guards: {
    isFrame: ({ context }) => context.kind === 'frame' && context.isFramable,
    isNoAddress: ({ context }) => context.origin === '',
    isOver: ({ context }) => context.secondsLeft === 0,
    wasBlocked: ({ context }) => context.isBlocked,
    /** The service is asked then: what a page says proves nothing. */
    isOfBank: ({ context }, { origin }: { origin: string }) => origin === context.origin,
  },
  actions: {
    /** Supplied by `createCardChallengeMachine`. */
    wall: assign({ isFramable: true }),
    /** Supplied by `createCardChallengeMachine`. */
    tick: assign({ secondsLeft: ({ context }) => secondsUntil(context.expiresAt, Date.now()) }),
    clearMessage: assign({ isBlocked: false, message: undefined }),
    tellBlocked: assign({ isBlocked: true, message: { key: 'bank_card.challenge.blocked' } }),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
  },
});
