import { playerSetup } from '../player.setup.ts';

/** Nothing follows the advertising: the content is over, wherever it stands. */
const finished = {
  target: 'ended',
  actions: [{ type: 'setAdStatus', params: 'ended' }, 'pause'],
} as const;

/** The element says that it plays. */
export const playing = playerSetup.createStateConfig({
  initial: 'flowing',
  entry: ['clearPauseReason', 'allowAutoplay'],
  on: {
    'player.pause': {
      guard: { type: 'mayPause', params: ({ event }) => event.reason },
      actions: [{ type: 'setPauseReason', params: ({ event }) => event.reason }, 'pause'],
    },
    'player.toggle': {
      guard: { type: 'mayPause', params: 'user' },
      actions: [{ type: 'setPauseReason', params: 'user' }, 'pause'],
    },
    'media.paused': { target: 'paused', actions: 'assumeUserPause' },
    'media.ended': 'ended',
    'ad.changed': [
      {
        guard: { type: 'adStarts', params: ({ event }) => event.status },
        actions: [
          { type: 'setAdStatus', params: ({ event }) => event.status },
          { type: 'setPauseReason', params: 'adv' },
          'pause',
        ],
      },
      {
        guard: { type: 'adLetsGo', params: ({ event }) => event.status },
        description: 'Over before the element has paused',
        actions: [{ type: 'setAdStatus', params: ({ event }) => event.status }, 'play'],
      },
      { actions: { type: 'setAdStatus', params: ({ event }) => event.status } },
    ],
    'ad.finished': finished,
  },
  states: {
    flowing: {
      on: { 'media.seeking': 'seeking', 'media.stalled': 'buffering' },
    },
    seeking: {
      description: 'Seeking while playing is loading',
      meta: { requirements: ['PLAYER-003', 'PLAYER-021'] },
      tags: ['loading', 'rewinding'],
      on: { 'media.seeked': 'flowing' },
    },
    buffering: {
      description: 'The picture waits for data',
      meta: { requirements: ['PLAYER-004'] },
      tags: 'loading',
      on: { 'media.flowing': 'flowing', 'media.seeking': 'seeking' },
    },
  },
});

/** The element says that it does not play; `pauseReason` says why. */
export const paused = playerSetup.createStateConfig({
  meta: { requirements: ['PLAYER-002', 'PLAYER-008', 'LIVE-006'] },
  initial: 'still',
  on: {
    'player.play': [
      {
        guard: { type: 'resumesAnew', params: ({ event }) => event.reason },
        description:
          'A channel that has gone on: where it was left if that is allowed, or at the edge',
        target: 'loading',
        actions: 'aimToGoOn',
      },
      { guard: { type: 'mayResume', params: ({ event }) => event.reason }, actions: 'play' },
    ],
    'player.toggle': [
      {
        guard: { type: 'resumesAnew', params: 'user' },
        target: 'loading',
        actions: 'aimToGoOn',
      },
      { guard: { type: 'mayResume', params: 'user' }, actions: 'play' },
    ],
    'player.pause': {
      guard: { type: 'mayPause', params: ({ event }) => event.reason },
      actions: { type: 'setPauseReason', params: ({ event }) => event.reason },
    },
    'media.played': [
      {
        guard: 'isHeldByAd',
        description: 'The system’s keys start the element; advertising is not passed over by them',
        actions: 'pause',
      },
      { target: 'playing' },
    ],
    'media.refused': 'needUserGesture',
    'media.ended': 'ended',
    'ad.changed': [
      {
        guard: { type: 'adStarts', params: ({ event }) => event.status },
        actions: [{ type: 'setAdStatus', params: ({ event }) => event.status }, 'assumeAdPause'],
      },
      {
        guard: { type: 'adLetsGo', params: ({ event }) => event.status },
        actions: [{ type: 'setAdStatus', params: ({ event }) => event.status }, 'play'],
      },
      { actions: { type: 'setAdStatus', params: ({ event }) => event.status } },
    ],
    'ad.finished': finished,
  },
  states: {
    still: { on: { 'media.seeking': 'seeking' } },
    seeking: {
      meta: { requirements: ['PLAYER-021'] },
      tags: 'rewinding',
      on: { 'media.seeked': 'still' },
    },
  },
});
