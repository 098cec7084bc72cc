import { defineEvents } from '@foyer/core';
import * as v from 'valibot';

const reason = v.picklist(['user', 'tech', 'tech_error', 'adv']);
const seconds = v.pipe(v.number(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const option = v.object({
  value: v.string(),
  title: v.string(),
  language: v.exactOptional(v.string()),
  default: v.exactOptional(v.boolean()),
});

/** What a viewer, a key or another flow asks for. `player.skip` moves by seconds, back when negative. */
export const playerRequests = defineEvents({
  'player.play': { reason },
  'player.pause': { reason },
  'player.toggle': {},
  'player.seek': { time: seconds },
  'player.skip': { seconds: v.number() },
  'player.replay': {},
  'player.retry': {},
  'volume.set': { volume: share },
  'volume.step': { direction: v.picklist([1, -1]) },
  'mute.toggle': {},
  'speed.select': { speed: v.number() },
  'resolution.select': { value: v.string() },
  'audio.select': { value: v.string() },
  'subtitle.select': { value: v.nullable(v.string()) },
  'fullscreen.toggle': {},
  'pip.toggle': {},
  'ad.changed': { status: v.union([v.boolean(), v.picklist(['ended', 'blocked'])]) },
});

/** What the media actor reports. */
export const mediaReports = defineEvents({
  'media.ready': { duration: seconds, isLive: v.boolean() },
  'media.played': {},
  'media.paused': {},
  /** The browser wants a gesture first. */
  'media.refused': {},
  'media.seeking': {},
  'media.seeked': {},
  /** Waits for data, or loads anew. */
  'media.stalled': {},
  'media.flowing': {},
  'media.ended': {},
  'media.failed': {
    error: v.object({
      severity: v.picklist([1, 2]),
      category: v.picklist([1, 2, 3, 4, 5, 6, 7]),
      code: v.string(),
    }),
  },
  'time.changed': { currentTime: seconds },
  'duration.changed': { duration: seconds },
  'buffer.changed': { bufferedTime: v.array(v.tuple([seconds, seconds])) },
  'tracks.changed': {
    resolutions: v.array(option),
    audios: v.array(option),
    subtitles: v.array(option),
    resolution: v.string(),
    audio: v.nullable(v.string()),
    subtitle: v.nullable(v.string()),
  },
  'subtitle.changed': { text: v.string() },
  'volume.changed': { volume: share, isMuted: v.boolean() },
  'fullscreen.changed': { isFullscreen: v.boolean() },
  'pip.changed': { isPip: v.boolean() },
});

/** Every event of the player with its payload. */
export const playerEvents = { ...playerRequests, ...mediaReports } as const;
