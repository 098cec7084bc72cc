import { assign } from 'xstate';
import { playerSetup } from '../player.setup.ts';

/** Asks the engine again after a critical network error. */
export const network = playerSetup.createStateConfig({
  description: 'Asks the engine again after a critical network error',
  initial: 'steady',
  on: {
    'media.failed': [
      {
        guard: { type: 'mayAskAgain', params: ({ event }) => event.error },
        target: '.retrying',
        actions: assign(({ context }) => ({ networkFailures: context.networkFailures + 1 })),
      },
      {
        guard: { type: 'isCritical', params: ({ event }) => event.error },
        description: 'What is broken is not asked for again',
        target: '.steady',
      },
    ],
    'playback.stuck': '.steady',
  },
  states: {
    steady: {
      on: { 'media.flowing': { guard: 'hasRecovered', actions: 'clearError' } },
    },
    retrying: {
      description: 'Waits longer after each failure; a press on retry does not wait',
      meta: { requirements: ['PLAYER-005'] },
      after: { networkRetry: 'asking' },
      on: { 'player.retry': 'asking' },
    },
    asking: {
      entry: { type: 'tell', params: { type: 'media.retry' } },
      on: {
        'player.retry': { target: 'asking', reenter: true },
        'media.ready': 'steady',
        'media.flowing': { target: 'steady', actions: 'clearError' },
        'buffer.changed': { target: 'steady', actions: 'clearError' },
      },
    },
  },
});
