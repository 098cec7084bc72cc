import { defineEvents } from '@foyer/core';
import * as v from 'valibot';
import { TRACK_ROLES } from './player.options.ts';

const reason = v.picklist(['user', 'tech', 'tech_error', 'adv']);
const seconds = v.pipe(v.number(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const option = v.object({
  value: v.string(),
  title: v.string(),
  language: v.exactOptional(v.string()),
  role: v.exactOptional(v.picklist(TRACK_ROLES)),
  default: v.exactOptional(v.boolean()),
});

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const cue = v.object({
  text: v.string(),
  top: v.exactOptional(percent),
  left: v.exactOptional(percent),
  width: v.exactOptional(percent),
  align: v.exactOptional(v.picklist(['start', 'end', 'left', 'right'])),
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
  /** Back to what is broadcast now. */
  'live.goToEdge': {},
  /** The next title at once. */
  'next.play': {},
  /** The viewer stays with this title to its end. */
  'next.cancel': {},
  /** Whether the next title starts by itself, from now on and for every title. */
  'next.automatic': { isOn: v.boolean() },
  /** Advertising starts (true), has ended or had nothing to show, or is blocked. */
  'ad.changed': { status: v.union([v.boolean(), v.picklist(['ended', 'blocked'])]) },
  /** All advertising after the content has ended. */
  'ad.finished': {},
  /** It is being found out whether advertising is blocked. */
  'ad.checking': { isOn: v.boolean() },
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
  /** The engine asks the network again after a failure, or has got its answer. */
  'media.reconnecting': { isOn: v.boolean() },
  /** The rendition on the screen: height in lines, bitrate in bits per second. */
  'quality.shown': { height: v.number(), bitrate: v.number() },
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
  /** The words of the chosen subtitles at this moment; none for none. */
  'subtitle.changed': { cues: v.array(cue) },
  'volume.changed': { volume: share, isMuted: v.boolean() },
  'fullscreen.changed': { isFullscreen: v.boolean() },
  'pip.changed': { isPip: v.boolean() },
});

/** What the machine tells itself. */
export const playerSignals = defineEvents({
  /** Nothing has moved for longer than a viewer waits. */
  'playback.stuck': {},
});

/** Every event of the player with its payload. */
export const playerEvents = { ...playerRequests, ...mediaReports, ...playerSignals } as const;
