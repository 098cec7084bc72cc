import { assign } from 'xstate';
import { playerSetup } from '../player.setup.ts';

/** Finding out whether advertising is blocked. Spec 3 §4 "Ad-playing status" */
export const ads = playerSetup.createStateConfig({
  description: 'Requests to play are ignored while it is found out whether advertising is blocked',
  initial: 'free',
  states: {
    free: {
      entry: assign({ isAdChecking: false }),
      on: { 'ad.checking': { guard: ({ event }) => event.isOn, target: 'checking' } },
    },
    checking: {
      description: 'A check that never answers must not keep the viewer from playing',
      entry: assign({ isAdChecking: true }),
      after: { adCheckTimeout: 'free' },
      on: {
        'ad.checking': { guard: ({ event }) => !event.isOn, target: 'free' },
        'ad.changed': 'free',
      },
    },
  },
});
