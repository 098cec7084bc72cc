import { playerSetup } from '../player.setup.ts';

/** The service's time while a channel is watched: the edge moves on, also while playback does not. */
export const live = playerSetup.createStateConfig({
  description: 'The time of the service, while a channel is watched',
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isLive', target: 'ticking' }, { target: 'off' }] },
    off: { description: 'A title that does not move on without a viewer' },
    ticking: {
      description: 'The edge moves on, also while playback does not',
      meta: { requirements: ['LIVE-002'] },
      entry: ['readClock', 'placeAtEdge'],
      after: { clockTick: { target: 'ticking', reenter: true } },
    },
  },
});
