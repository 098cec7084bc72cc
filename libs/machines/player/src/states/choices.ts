import { assign } from 'xstate';
import { subtitlesOf } from '../player.context.ts';
import { playerSetup } from '../player.setup.ts';
import { clampVolume, stepVolume, toggleMute } from '../player.volume.ts';
import { wishOf } from '../player.wishes.ts';

/** What a viewer chooses while a title runs: sound, speed, tracks, screen. */
export const choices = playerSetup.createStateConfig({
  description: 'What a viewer chooses: sound, speed, tracks, the size of the picture',
  meta: { requirements: ['PLAYER-014', 'PLAYER-015', 'PLAYER-033', 'PLAYER-037'] },
  on: {
    'volume.set': {
      description: 'A slider moves by hundredths; moving it up unmutes',
      actions: [
        assign(({ context, event }) => ({
          volume: clampVolume(event.volume),
          isMuted: event.volume > 0 ? false : context.isMuted,
        })),
        'tellVolume',
        'savePreferences',
      ],
    },
    'volume.step': {
      actions: [
        assign(({ context, event }) => ({
          volume: stepVolume(context.volume, event.direction),
          isMuted: event.direction > 0 ? false : context.isMuted,
        })),
        'tellVolume',
        'savePreferences',
      ],
    },
    'mute.toggle': {
      actions: [
        assign(({ context }) => toggleMute(context.volume, context.isMuted)),
        'tellVolume',
        'savePreferences',
      ],
    },
    'speed.select': {
      actions: [
        assign(({ event }) => ({ speed: event.speed })),
        { type: 'tell', params: ({ event }) => ({ type: 'media.speed', speed: event.speed }) },
        'savePreferences',
      ],
    },
    'resolution.select': {
      actions: [
        assign(({ context, event }) => ({
          resolution: event.value,
          wanted: { ...context.wanted, resolution: event.value },
        })),
        { type: 'tell', params: ({ event }) => ({ type: 'media.resolution', value: event.value }) },
        'savePreferences',
      ],
    },
    'audio.select': {
      actions: [
        assign(({ context, event }) => ({
          audio: event.value,
          wanted: { ...context.wanted, audio: wishOf(context.audios, event.value) },
        })),
        { type: 'tell', params: ({ event }) => ({ type: 'media.audio', value: event.value }) },
        'savePreferences',
      ],
    },
    'subtitle.select': {
      actions: [
        assign(({ context, event }) => ({
          subtitle: event.value,
          ...subtitlesOf([]),
          wanted: { ...context.wanted, subtitle: wishOf(context.subtitles, event.value) },
        })),
        { type: 'tell', params: ({ event }) => ({ type: 'media.subtitle', value: event.value }) },
        'savePreferences',
      ],
    },
    'fullscreen.toggle': { actions: { type: 'tell', params: { type: 'media.fullscreen' } } },
    'pip.toggle': { actions: { type: 'tell', params: { type: 'media.pip' } } },
  },
});
