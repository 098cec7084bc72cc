import { playerSetup } from '../player.setup.ts';

/** Advertising is not passed over by moving in the content. */
export const heldInPlace = {
  guard: 'isHeldByAd',
  description: 'Advertising is not passed over by moving in the content',
} as const;

const again = [
  { guard: 'isHeldByAd', description: 'Advertising after the content plays to its end' },
  {
    guard: { type: 'isLiveGesture', params: 'user' },
    description: 'A channel that has ended may have begun again',
    target: 'loading',
    actions: 'aimAtEdge',
  },
  {
    guard: { type: 'isGesture', params: 'user' },
    target: 'starting',
    actions: ['rewind', 'tellSeek'],
  },
] as const;

/** Watched to the end. */
export const ended = playerSetup.createStateConfig({
  description: 'Watched to the end; a seek plays on from there',
  on: {
    'player.replay': again,
    'player.toggle': again,
    'player.play': [
      { guard: 'isHeldByAd', description: 'Advertising after the content plays to its end' },
      {
        guard: { type: 'isLiveGesture', params: ({ event }) => event.reason },
        target: 'loading',
        actions: 'aimAtEdge',
      },
      {
        guard: { type: 'isGesture', params: ({ event }) => event.reason },
        target: 'starting',
        actions: ['rewind', 'tellSeek'],
      },
    ],
    'player.seek': [
      heldInPlace,
      {
        guard: 'hasLength',
        target: 'starting',
        actions: [{ type: 'seek', params: ({ event }) => event.time }, 'tellSeek'],
      },
    ],
    'player.skip': [
      heldInPlace,
      {
        guard: 'hasLength',
        target: 'starting',
        actions: [
          { type: 'seek', params: ({ context, event }) => context.currentTime + event.seconds },
          'tellSeek',
        ],
      },
    ],
  },
});

/** A critical error. */
export const failed = playerSetup.createStateConfig({
  description: 'A critical error; a retry loads again where playback stopped',
  meta: { requirements: ['PLAYER-006'] },
  entry: [{ type: 'setPauseReason', params: 'tech_error' }, 'keepPlace', 'pause'],
  on: {
    'media.failed': { description: 'The first critical error is the one to show' },
    'player.seek': { description: 'There is nothing to seek in' },
    'player.skip': { description: 'There is nothing to seek in' },
    'live.goToEdge': { description: 'There is no stream to move in' },
    'player.retry': { target: 'loading', actions: ['clearError', 'allowAutoplay'] },
    'player.toggle': { target: 'loading', actions: ['clearError', 'allowAutoplay'] },
    'player.play': [
      {
        guard: { type: 'isGesture', params: ({ event }) => event.reason },
        target: 'loading',
        actions: ['clearError', 'allowAutoplay'],
      },
      {
        guard: { type: 'mayResume', params: ({ event }) => event.reason },
        target: 'loading',
        actions: 'clearError',
      },
    ],
  },
});
