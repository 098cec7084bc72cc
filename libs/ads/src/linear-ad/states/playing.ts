import { linearAdSetup, moves } from '../linear-ad.setup.ts';

const standsStill = {
  stallLimit: {
    target: '#linearAd.failed',
    actions: { type: 'fail', params: 'VIDEO_STALL_TIMEOUT' },
  },
} as const;

/** The media are on the screen: they move, wait for data, or stand still by the viewer's wish. */
export const playing = linearAdSetup.createStateConfig({
  description: 'The advertisement has the screen',
  initial: 'moving',
  on: {
    'media.moved': {
      guard: { type: 'hasMoved', params: ({ event }) => event },
      actions: moves,
    },
    'media.muted': {
      actions: {
        type: 'track',
        params: ({ event }) => ({ type: event.isMuted ? 'mute' : 'unmute' }),
      },
    },
    'media.sized': {
      actions: {
        type: 'track',
        params: ({ event }) => ({
          type: event.isExpanded ? 'playerExpand' : 'playerCollapse',
        }),
      },
    },
    'media.ended': { target: '#linearAd.completed' },
    'ad.skip': { guard: 'maySkip', target: '#linearAd.skipped' },
    'ad.click': {
      guard: 'isClickable',
      actions: [
        { type: 'track', params: { type: 'clicked' } },
        'openAdvertiser',
        { type: 'tell', params: { type: 'ad.clicked' } },
        { type: 'command', params: 'pause' },
      ],
    },
    'ad.pause': { actions: { type: 'command', params: 'pause' } },
    'ad.resume': { actions: { type: 'command', params: 'play' } },
  },
  states: {
    moving: {
      description: 'The media move; some stand still without a word, which has the same limit',
      meta: { requirements: ['AD-024'] },
      on: {
        'media.paused': { target: 'paused' },
        'media.waiting': { target: 'stalled' },
        'media.moved': {
          guard: { type: 'hasMoved', params: ({ event }) => event },
          target: 'moving',
          reenter: true,
          actions: moves,
        },
      },
      after: standsStill,
    },
    stalled: {
      description: 'The media wait for data',
      meta: { requirements: ['AD-024'] },
      on: {
        'media.paused': { target: 'paused' },
        'media.moved': {
          guard: { type: 'hasMoved', params: ({ event }) => event },
          target: 'moving',
          actions: moves,
        },
      },
      after: standsStill,
    },
    paused: {
      description: 'The viewer has stopped it, or reads what the advertiser says',
      entry: [
        { type: 'track', params: { type: 'pause' } },
        { type: 'tell', params: { type: 'ad.paused' } },
      ],
      on: {
        'media.played': {
          target: 'moving',
          actions: [
            { type: 'track', params: { type: 'resume' } },
            { type: 'tell', params: { type: 'ad.resumed' } },
          ],
        },
      },
    },
  },
});
