import { actorFromPort } from '@foyer/core';
import { assign } from 'xstate';
import { cardChallengeSetup } from './card-challenge.setup.ts';
import { secondsUntil, startOf } from './card-challenge.start.ts';
import type { CardChallengeOutput, CardChallengePorts } from './card-challenge.types.ts';
import { page } from './states/page.ts';

/**
 * The bank's question to the owner of a card (3-D Secure). Every way out ends in one of four outcomes, and none of them
 * says that anything was paid: the order stays open until the service knows. Case C14
 */
export const cardChallengeMachine = cardChallengeSetup.createMachine({
  id: 'cardChallenge',
  description: "Shows the bank's question to the owner of a card.",
  context: ({ input }) => startOf(input),
  entry: ['wall', 'tick'],
  on: { 'flow.resumed': { target: '.open', actions: 'tick' } },
  initial: 'open',
  states: {
    open: {
      description: 'The bank waits for the owner of the card.',
      type: 'parallel',
      states: {
        page,
        time: {
          initial: 'counting',
          states: {
            counting: {
              description: 'The bank gives up at a moment that it has said.',
              always: { guard: 'isOver', target: '#cardChallenge.timedOut' },
              after: { second: { target: 'counting', reenter: true, actions: 'tick' } },
            },
          },
        },
      },
      on: { 'challenge.leave': 'turningBack' },
    },
    turningBack: {
      description: 'The viewer turns back, perhaps because there was nothing to be seen.',
      always: [{ guard: 'wasBlocked', target: 'blocked' }, { target: 'left' }],
    },
    ended: {
      description: "The bank's page is over, or the viewer has come back from it.",
      type: 'final',
      output: (): CardChallengeOutput => ({ outcome: 'ended' }),
    },
    left: {
      description: 'The viewer turned back; the order stays open until the bank ends it.',
      type: 'final',
      output: (): CardChallengeOutput => ({ outcome: 'left' }),
    },
    timedOut: {
      description: 'The time of the bank is over.',
      type: 'final',
      output: (): CardChallengeOutput => ({ outcome: 'timedOut' }),
    },
    blocked: {
      description: 'The frame could not be shown, and the page was not opened.',
      type: 'final',
      output: (): CardChallengeOutput => ({ outcome: 'blocked' }),
    },
  },
  output: ({ event }) => event.output as CardChallengeOutput,
});

/** The machine with the page around it; what a view starts. */
export const createCardChallengeMachine = ({
  openPage,
  siteOrigin,
  now = Date.now,
}: CardChallengePorts) =>
  cardChallengeMachine.provide({
    actors: { openPage: actorFromPort(openPage) },
    actions: {
      wall: assign({ isFramable: ({ context }) => context.origin !== siteOrigin() }),
      tick: assign({ secondsLeft: ({ context }) => secondsUntil(context.expiresAt, now()) }),
    },
  });
