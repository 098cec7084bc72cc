import { actorFromPort } from '@foyer/core';
import { assign } from 'xstate';
import { createPlayerContext, languageOf, preferencesOf, tracksOf } from './player.context.ts';
import { playerSetup } from './player.setup.ts';
import type { PlayerPorts } from './player.types.ts';
import { lifecycle } from './states/lifecycle.ts';
import { network } from './states/network.ts';
import { clampVolume, stepVolume, toggleMute } from './player.volume.ts';

/**
 * The life of one title in the player, from loading to its end. Spec 3 §4 "Player lifecycle".
 *
 * Playing and paused follow what the media actor reports, never what was asked for (PLAYER-002). An error of
 * severity 2 leads to `failed`, except that of the network: there the state stays as it is, the error is recorded
 * with severity 1, and the `network` region asks the engine again, later each time (PLAYER-005).
 */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  description:
    'The life of one title in the player, from loading to its end; spec 3 §4 "Player lifecycle".',
  type: 'parallel',
  context: ({ input }) => createPlayerContext(input),
  entry: ['tellVolume'],
  invoke: [
    {
      id: 'media',
      src: 'media',
      onError: {
        target: '#player.lifecycle.failed',
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
  on: {
    'time.changed': { actions: assign(({ event }) => ({ currentTime: event.currentTime })) },
    'duration.changed': { actions: assign(({ event }) => ({ duration: event.duration })) },
    'buffer.changed': { actions: assign(({ event }) => ({ bufferedTime: event.bufferedTime })) },
    'subtitle.changed': { actions: assign(({ event }) => ({ subtitleText: event.text })) },
    'fullscreen.changed': {
      actions: assign(({ event }) => ({ isFullscreen: event.isFullscreen })),
    },
    'pip.changed': { actions: assign(({ event }) => ({ isPip: event.isPip })) },
    'ad.changed': { actions: assign(({ event }) => ({ isAdPlaying: event.status })) },
    'tracks.changed': { actions: assign(({ event }) => tracksOf(event)) },
    'volume.changed': {
      actions: [
        assign(({ event }) => ({ volume: clampVolume(event.volume), isMuted: event.isMuted })),
        'savePreferences',
      ],
    },
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
          wanted: { ...context.wanted, audio: languageOf(context.audios, event.value) },
        })),
        { type: 'tell', params: ({ event }) => ({ type: 'media.audio', value: event.value }) },
        'savePreferences',
      ],
    },
    'subtitle.select': {
      actions: [
        assign(({ context, event }) => ({
          subtitle: event.value,
          subtitleText: '',
          wanted: { ...context.wanted, subtitle: languageOf(context.subtitles, event.value) },
        })),
        { type: 'tell', params: ({ event }) => ({ type: 'media.subtitle', value: event.value }) },
        'savePreferences',
      ],
    },
    'fullscreen.toggle': { actions: { type: 'tell', params: { type: 'media.fullscreen' } } },
    'pip.toggle': { actions: { type: 'tell', params: { type: 'media.pip' } } },
  },
  states: {
    lifecycle,
    network,
  },
});

/**
 * The lifecycle with its effects attached.
 *
 * @param ports - The calls, the actor that owns engine and element, and where choices are kept.
 */
export function createPlayerMachine(ports: PlayerPorts) {
  return playerMachine.provide({
    actors: { media: ports.media, autoplayCheck: actorFromPort(ports.autoplayCheck) },
    actions: { savePreferences: ({ context }) => ports.savePreferences(preferencesOf(context)) },
  });
}
