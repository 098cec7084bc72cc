import type { PlayerEvent, PlayerInput } from './player.types.ts';

/** A film from its start, for a viewer without stored choices. */
export const filmInput: PlayerInput = { type: 'vod', startTime: 0, duration: 60 };

/** The tracks of the demo film. */
export const filmTracks: Extract<PlayerEvent, { type: 'tracks.changed' }> = {
  type: 'tracks.changed',
  resolutions: [
    { value: '1080p', title: '1080p' },
    { value: '720p', title: '720p' },
    { value: '360p', title: '360p' },
  ],
  audios: [
    { value: 'rus', title: 'Русский', language: 'rus', default: true },
    { value: 'eng', title: 'English', language: 'eng' },
  ],
  subtitles: [
    { value: 'rus', title: 'Русский', language: 'rus' },
    { value: 'eng', title: 'English', language: 'eng' },
    { value: 'hye', title: 'Հայերեն', language: 'hye' },
  ],
  resolution: 'auto',
  audio: 'rus',
  subtitle: null,
};

/** Events that matter to the lifecycle, several where the payload decides; for tools that walk the machine. */
export const lifecycleEvents: readonly PlayerEvent[] = [
  { type: 'media.ready', duration: 60, isLive: false },
  { type: 'media.ready', duration: 60, isLive: true },
  { type: 'media.played' },
  { type: 'media.paused' },
  { type: 'media.refused' },
  { type: 'media.seeking' },
  { type: 'media.seeked' },
  { type: 'media.stalled' },
  { type: 'media.flowing' },
  { type: 'media.ended' },
  { type: 'media.failed', error: { severity: 1, category: 3, code: 'soft' } },
  { type: 'media.failed', error: { severity: 2, category: 1, code: 'network' } },
  { type: 'media.failed', error: { severity: 2, category: 4, code: 'manifest' } },
  { type: 'player.play', reason: 'user' },
  { type: 'player.play', reason: 'adv' },
  { type: 'player.pause', reason: 'user' },
  { type: 'player.pause', reason: 'adv' },
  { type: 'player.toggle' },
  { type: 'player.seek', time: 30 },
  { type: 'player.skip', seconds: 15 },
  { type: 'player.replay' },
  { type: 'player.retry' },
  { type: 'buffer.changed', bufferedTime: [[0, 20]] },
];

/** One example of every other event: facts and choices, which change no state. */
export const choiceEvents: readonly PlayerEvent[] = [
  filmTracks,
  { type: 'time.changed', currentTime: 12 },
  { type: 'duration.changed', duration: 60 },
  { type: 'subtitle.changed', text: 'Вы слышите?' },
  { type: 'volume.changed', volume: 0.5, isMuted: false },
  { type: 'fullscreen.changed', isFullscreen: true },
  { type: 'pip.changed', isPip: true },
  { type: 'ad.changed', status: 'ended' },
  { type: 'volume.set', volume: 0.3 },
  { type: 'volume.step', direction: 1 },
  { type: 'mute.toggle' },
  { type: 'speed.select', speed: 1.5 },
  { type: 'resolution.select', value: '720p' },
  { type: 'audio.select', value: 'eng' },
  { type: 'subtitle.select', value: 'rus' },
  { type: 'fullscreen.toggle' },
  { type: 'pip.toggle' },
];
