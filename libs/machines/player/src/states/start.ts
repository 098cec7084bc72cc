import { assign } from 'xstate';
import { playerSetup } from '../player.setup.ts';

/** Media that began before the player are paused and resumed like all media; the last word decides how it starts. */
const underWay = {
  'media.played': { actions: [{ type: 'setUnderWay', params: true }, 'allowAutoplay'] },
  'media.paused': {
    guard: 'isUnderWay',
    description: 'A viewer paused what had begun before the player: it waits for a press',
    actions: [{ type: 'setUnderWay', params: false }, 'denyAutoplay'],
  },
  'player.pause': { guard: 'isUnderWay', actions: 'pause' },
  'player.toggle': [
    { guard: 'isUnderWay', actions: 'pause' },
    {
      guard: { type: 'isGesture', params: 'user' },
      description: 'A press while loading is the gesture that playback needs',
      actions: 'allowAutoplay',
    },
  ],
} as const;

/** Engine and manifest travel. */
export const loading = playerSetup.createStateConfig({
  description: 'The engine and the manifest are on their way',
  meta: { requirements: ['PLAYER-001', 'PLAYER-009', 'PLAYER-012', 'LIVE-001'] },
  tags: 'loading',
  entry: [assign({ isReconnecting: false }), 'load'],
  after: { externalWait: { guard: 'isExternal', target: 'needUserGesture' } },
  on: {
    'media.ready': [
      { guard: 'isExternal', description: 'An external player always waits its time' },
      {
        target: 'ready',
        actions: [
          assign(({ context, event }) => ({
            duration: context.type === 'live' ? 0 : event.duration,
          })),
          'clearError',
        ],
      },
    ],
    'player.play': {
      guard: { type: 'isGesture', params: ({ event }) => event.reason },
      actions: 'allowAutoplay',
    },
    ...underWay,
    'player.seek': { guard: 'hasLength', description: 'There is nothing to seek in yet' },
    'player.skip': { guard: 'hasLength', description: 'There is nothing to seek in yet' },
  },
});

/** The manifest is there. */
export const ready = playerSetup.createStateConfig({
  description: 'Loaded; waits for the word on unmuted autoplay',
  meta: { requirements: ['PLAYER-001', 'PLAYER-009', 'PLAYER-010'] },
  tags: 'loading',
  always: [
    { guard: 'isAutoplayAllowed', target: 'starting' },
    { guard: 'isAutoplayDenied', target: 'needUserGesture' },
  ],
  on: {
    'player.play': {
      guard: { type: 'isGesture', params: ({ event }) => event.reason },
      actions: 'allowAutoplay',
    },
    ...underWay,
  },
});

/** The element is asked to play. */
export const starting = playerSetup.createStateConfig({
  description: 'Asked to play; the element has not said that it does',
  meta: { requirements: ['PLAYER-002'] },
  tags: 'loading',
  entry: [{ type: 'setUnderWay', params: false }, 'play'],
  always: {
    guard: 'isHeldByAd',
    description: 'Advertising before the content',
    target: 'paused',
    actions: { type: 'setPauseReason', params: 'adv' },
  },
  on: {
    'media.played': 'playing',
    'media.refused': 'needUserGesture',
    'player.pause': {
      target: 'paused',
      actions: [{ type: 'setPauseReason', params: ({ event }) => event.reason }, 'pause'],
    },
    'player.toggle': {
      target: 'paused',
      actions: [{ type: 'setPauseReason', params: 'user' }, 'pause'],
    },
    'ad.changed': {
      description: 'Advertising that starts now is seen at once',
      actions: { type: 'setAdStatus', params: ({ event }) => event.status },
    },
  },
});

/** Sound needs a press. */
export const needUserGesture = playerSetup.createStateConfig({
  description: 'The browser starts sound only after a gesture; there is no muted autoplay',
  meta: { requirements: ['PLAYER-010', 'PLAYER-011', 'PLAYER-012'] },
  entry: [{ type: 'setUnderWay', params: false }, 'pause'],
  on: {
    'player.play': [
      {
        guard: { type: 'isLateGesture', params: ({ event }) => event.reason },
        target: 'loading',
        actions: ['allowAutoplay', 'aimToStart'],
      },
      {
        guard: { type: 'isGesture', params: ({ event }) => event.reason },
        target: 'starting',
        actions: 'allowAutoplay',
      },
    ],
    'player.toggle': [
      {
        guard: { type: 'isLateGesture', params: 'user' },
        target: 'loading',
        actions: ['allowAutoplay', 'aimToStart'],
      },
      {
        guard: { type: 'isGesture', params: 'user' },
        target: 'starting',
        actions: 'allowAutoplay',
      },
    ],
    'media.played': [
      { guard: 'isHeldByAd', description: 'The content waits for advertising', actions: 'pause' },
      { target: 'playing' },
    ],
  },
});
