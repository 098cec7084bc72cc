import type { PlayerEvent, PlayerInput } from './player.types.ts';

/** A film from its start, for a viewer without stored choices. */
export const filmInput: PlayerInput = { type: 'vod', startTime: 0, duration: 60 };

/** A channel that may be watched up to ten minutes late. */
export const channelInput: PlayerInput = {
  type: 'live',
  canPauseLive: true,
  live: { maxOffset: 600 },
};

/** The service's time at which {@link lifecycleEvents} play, in seconds; the edge is 40 before. */
export const CHANNEL_NOW = 10_000;

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
  { type: 'player.play', reason: 'tech_error' },
  { type: 'player.pause', reason: 'user' },
  { type: 'player.pause', reason: 'adv' },
  { type: 'player.toggle' },
  { type: 'player.seek', time: 30 },
  { type: 'player.seek', time: CHANNEL_NOW - 140 },
  { type: 'player.skip', seconds: 15 },
  { type: 'player.skip', seconds: -15 },
  { type: 'live.goToEdge' },
  { type: 'player.replay' },
  { type: 'player.retry' },
  { type: 'buffer.changed', bufferedTime: [[0, 20]] },
  { type: 'playback.stuck' },
  { type: 'ad.changed', status: true },
  { type: 'ad.changed', status: false },
  { type: 'ad.finished' },
  { type: 'duration.changed', duration: 60 },
  // At the edge of a channel, and left far behind.
  { type: 'time.changed', currentTime: CHANNEL_NOW - 42 },
  { type: 'time.changed', currentTime: CHANNEL_NOW - 400 },
];

/** Events that matter to asking the network again. */
export const networkEvents: readonly PlayerEvent[] = [
  { type: 'media.failed', error: { severity: 2, category: 1, code: 'network' } },
  { type: 'media.failed', error: { severity: 2, category: 4, code: 'manifest' } },
  { type: 'media.ready', duration: 60, isLive: false },
  { type: 'media.flowing' },
  { type: 'buffer.changed', bufferedTime: [[0, 20]] },
  { type: 'player.retry' },
  { type: 'playback.stuck' },
];

/** Events that matter to the offer of the next title in a film of a minute. */
export const nextEvents: readonly PlayerEvent[] = [
  { type: 'time.changed', currentTime: 30 },
  { type: 'time.changed', currentTime: 50 },
  { type: 'media.played' },
  { type: 'media.paused' },
  { type: 'media.ended' },
  { type: 'next.play' },
  { type: 'next.cancel' },
  { type: 'next.automatic', isOn: true },
  { type: 'next.automatic', isOn: false },
];

/** Facts and choices, which change little. */
export const choiceEvents: readonly PlayerEvent[] = [
  filmTracks,
  { type: 'subtitle.changed', cues: [{ text: 'Вы слышите?' }] },
  { type: 'volume.changed', volume: 0.5, isMuted: false },
  { type: 'fullscreen.changed', isFullscreen: true },
  { type: 'pip.changed', isPip: true },
  { type: 'media.reconnecting', isOn: true },
  { type: 'quality.shown', height: 720, bitrate: 2_400_000 },
  { type: 'ad.checking', isOn: true },
  { type: 'ad.checking', isOn: false },
  { type: 'ad.changed', status: 'blocked' },
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
