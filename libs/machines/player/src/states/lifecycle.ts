import { playerSetup } from '../player.setup.ts';
import { ended, failed, heldInPlace } from './end.ts';
import { paused, playing } from './playback.ts';
import { loading, needUserGesture, ready, starting } from './start.ts';

/** From loading to the end, or to a critical error. */
export const lifecycle = playerSetup.createStateConfig({
  entry: 'tellVolume',
  invoke: [
    {
      id: 'media',
      src: 'media',
      onError: {
        target: '.failed',
        actions: { type: 'record', params: { severity: 2, category: 7, code: 'media' } },
      },
    },
    {
      id: 'autoplayCheck',
      src: 'autoplayCheck',
      onDone: [
        {
          guard: ({ context, event }) => context.autoplay === 'checking' && event.output.isAllowed,
          actions: 'allowAutoplay',
        },
        { guard: 'isAutoplayOpen', actions: 'denyAutoplay' },
      ],
      onError: [
        { guard: 'isAutoplayOpen', actions: 'denyAutoplay' },
        { description: 'A press or the time-out has answered before the check failed' },
      ],
    },
  ],
  after: { autoplayTimeout: { guard: 'isAutoplayOpen', actions: 'denyAutoplay' } },
  initial: 'loading',
  on: {
    'media.failed': [
      {
        guard: { type: 'isNetworkFailure', params: ({ event }) => event.error },
        actions: {
          type: 'record',
          params: ({ event }) => ({ ...event.error, severity: 1 }),
        },
      },
      {
        guard: { type: 'isCritical', params: ({ event }) => event.error },
        target: '.failed',
        actions: { type: 'record', params: ({ event }) => event.error },
      },
      { description: 'A lower severity clears the error', actions: 'clearError' },
    ],
    'playback.stuck': {
      target: '.failed',
      actions: { type: 'record', params: { severity: 2, category: 1, code: 'no-progress' } },
    },
    'player.seek': [
      heldInPlace,
      {
        guard: { type: 'mayAim', params: ({ event }) => event.time },
        description: 'A live stream is loaded again at the new time',
        target: '.loading',
        actions: { type: 'aim', params: ({ event }) => event.time },
      },
      { guard: 'isLive', description: 'Behind the edge nothing may be watched' },
      { actions: [{ type: 'seek', params: ({ event }) => event.time }, 'tellSeek'] },
    ],
    'player.skip': [
      heldInPlace,
      {
        guard: {
          type: 'mayAim',
          params: ({ context, event }) => context.currentTime + event.seconds,
        },
        target: '.loading',
        actions: {
          type: 'aim',
          params: ({ context, event }) => context.currentTime + event.seconds,
        },
      },
      { guard: 'isLive', description: 'Ahead of the edge there is nothing' },
      {
        actions: [
          { type: 'seek', params: ({ context, event }) => context.currentTime + event.seconds },
          'tellSeek',
        ],
      },
    ],
    'live.goToEdge': [heldInPlace, { guard: 'isBehind', target: '.loading', actions: 'aimAtEdge' }],
    'ad.changed': { actions: { type: 'setAdStatus', params: ({ event }) => event.status } },
    'ad.finished': { actions: { type: 'setAdStatus', params: 'ended' } },
  },
  states: {
    loading,
    ready,
    starting,
    needUserGesture,
    playing,
    paused,
    ended,
    failed,
  },
});
