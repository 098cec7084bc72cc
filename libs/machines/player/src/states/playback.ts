import { playerSetup } from '../player.setup.ts';

/** The element says that it plays. */
export const playing = playerSetup.createStateConfig({
  initial: 'flowing',
  entry: ['clearPauseReason', 'allowAutoplay'],
  on: {
    'player.pause': {
      actions: [{ type: 'setPauseReason', params: ({ event }) => event.reason }, 'pause'],
    },
    'player.toggle': { actions: [{ type: 'setPauseReason', params: 'user' }, 'pause'] },
    'media.paused': { target: 'paused', actions: 'assumeUserPause' },
    'media.ended': 'ended',
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
  meta: { requirements: ['PLAYER-002', 'PLAYER-008'] },
  initial: 'still',
  on: {
    'player.play': {
      guard: { type: 'mayResume', params: ({ event }) => event.reason },
      actions: 'play',
    },
    'player.toggle': { actions: 'play' },
    'player.pause': {
      actions: { type: 'setPauseReason', params: ({ event }) => event.reason },
    },
    'media.played': 'playing',
    'media.refused': 'needUserGesture',
    'media.ended': 'ended',
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

/** Watched to the end. */
export const ended = playerSetup.createStateConfig({
  description: 'Watched to the end; a seek plays on from there',
  on: {
    'player.replay': { target: 'starting', actions: ['rewind', 'tellSeek'] },
    'player.play': { target: 'starting', actions: ['rewind', 'tellSeek'] },
    'player.toggle': { target: 'starting', actions: ['rewind', 'tellSeek'] },
    'player.seek': {
      target: 'starting',
      actions: [{ type: 'seek', params: ({ event }) => event.time }, 'tellSeek'],
    },
    'player.skip': {
      target: 'starting',
      actions: [
        { type: 'seek', params: ({ context, event }) => context.currentTime + event.seconds },
        'tellSeek',
      ],
    },
  },
});
