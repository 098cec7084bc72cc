import { assign } from 'xstate';
import { clampTime } from '../player.context.ts';
import { playerSetup } from '../player.setup.ts';
import { ended, paused, playing } from './playback.ts';

/** From loading to the end, or to a critical error. */
export const lifecycle = playerSetup.createStateConfig({
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
    'player.seek': [
      {
        guard: 'isLive',
        description: 'A live stream is loaded again at the new time',
        target: '.loading',
        actions: assign(({ event }) => ({ resumeAt: event.time })),
      },
      { actions: [{ type: 'seek', params: ({ event }) => event.time }, 'tellSeek'] },
    ],
    'player.skip': [
      {
        guard: 'isLive',
        target: '.loading',
        actions: assign(({ context, event }) => ({
          resumeAt: clampTime(context.currentTime + event.seconds, context.duration),
        })),
      },
      {
        actions: [
          { type: 'seek', params: ({ context, event }) => context.currentTime + event.seconds },
          'tellSeek',
        ],
      },
    ],
  },
  states: {
    loading: {
      description: 'The engine and the manifest are on their way',
      meta: { requirements: ['PLAYER-001', 'PLAYER-009', 'PLAYER-012'] },
      tags: 'loading',
      entry: 'load',
      after: { embedWait: { guard: 'isEmbed', target: 'needUserGesture' } },
      on: {
        'media.ready': {
          target: 'ready',
          actions: [
            assign(({ event }) => ({ duration: event.duration, isLive: event.isLive })),
            'clearError',
          ],
        },
        'player.play': { actions: 'allowAutoplay' },
        'player.toggle': {
          description: 'A press while loading is the gesture that playback needs',
          actions: 'allowAutoplay',
        },
        'player.seek': { description: 'There is nothing to seek in yet' },
        'player.skip': { description: 'There is nothing to seek in yet' },
      },
    },
    ready: {
      description: 'Loaded; waits for the word on unmuted autoplay',
      meta: { requirements: ['PLAYER-001', 'PLAYER-009', 'PLAYER-010'] },
      tags: 'loading',
      always: [
        { guard: 'isAutoplayAllowed', target: 'starting' },
        { guard: 'isAutoplayDenied', target: 'needUserGesture' },
      ],
      on: {
        'player.play': { actions: 'allowAutoplay' },
        'player.toggle': { actions: 'allowAutoplay' },
      },
    },
    starting: {
      description: 'Asked to play; the element has not said that it does',
      meta: { requirements: ['PLAYER-002'] },
      tags: 'loading',
      entry: 'play',
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
      },
    },
    needUserGesture: {
      description: 'The browser starts sound only after a gesture; there is no muted autoplay',
      meta: { requirements: ['PLAYER-010', 'PLAYER-011', 'PLAYER-012'] },
      entry: 'pause',
      on: {
        'player.play': { target: 'starting', actions: 'allowAutoplay' },
        'player.toggle': { target: 'starting', actions: 'allowAutoplay' },
        'media.played': 'playing',
      },
    },
    playing,
    paused,
    ended,
    failed: {
      description: 'A critical error; a retry loads again where playback stopped',
      meta: { requirements: ['PLAYER-006'] },
      entry: [{ type: 'setPauseReason', params: 'tech_error' }, 'keepPlace', 'pause'],
      on: {
        'media.failed': { description: 'The first critical error is the one to show' },
        'player.seek': { description: 'There is nothing to seek in' },
        'player.skip': { description: 'There is nothing to seek in' },
        'player.retry': { target: 'loading', actions: ['clearError', 'allowAutoplay'] },
        'player.play': {
          guard: { type: 'mayResume', params: ({ event }) => event.reason },
          target: 'loading',
          actions: ['clearError', 'allowAutoplay'],
        },
        'player.toggle': { target: 'loading', actions: ['clearError', 'allowAutoplay'] },
      },
    },
  },
});
