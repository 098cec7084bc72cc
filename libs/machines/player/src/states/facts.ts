import { assign } from 'xstate';
import { subtitlesOf, tracksOf } from '../player.context.ts';
import { playerSetup } from '../player.setup.ts';
import { clampVolume } from '../player.volume.ts';

/** Where in the title playback stands. */
export const place = playerSetup.createStateConfig({
  description: 'Where playback stands, and what is loaded',
  on: {
    'time.changed': { actions: assign(({ event }) => ({ currentTime: event.currentTime })) },
    'duration.changed': {
      guard: 'hasLength',
      actions: assign(({ event }) => ({ duration: event.duration })),
    },
    'buffer.changed': { actions: assign(({ event }) => ({ bufferedTime: event.bufferedTime })) },
  },
});

/** What element and engine report besides. */
export const facts = playerSetup.createStateConfig({
  description: 'What else element and engine report: tracks, the picture, the sound',
  on: {
    'subtitle.changed': { actions: assign(({ event }) => subtitlesOf(event.cues)) },
    'fullscreen.changed': {
      actions: assign(({ event }) => ({ isFullscreen: event.isFullscreen })),
    },
    'pip.changed': { actions: assign(({ event }) => ({ isPip: event.isPip })) },
    'tracks.changed': { actions: assign(({ event }) => tracksOf(event)) },
    'quality.shown': {
      actions: assign(({ event: { height, bitrate } }) => ({ shown: { height, bitrate } })),
    },
    'media.reconnecting': {
      actions: assign(({ event }) => ({ isReconnecting: event.isOn })),
    },
    'volume.changed': {
      actions: [
        assign(({ event }) => ({ volume: clampVolume(event.volume), isMuted: event.isMuted })),
        'savePreferences',
      ],
    },
  },
});
