import type { EventOf, Port } from '@foyer/core';
import type { CallbackActorLogic } from 'xstate';
import type { playerEvents } from './player.events.ts';
import type { PlayerInput } from './player.input.ts';
import type { TRACK_ROLES } from './player.options.ts';
import type { PlayerPreferences } from './player.preferences.types.ts';

export type { LiveInput, PlayerInput } from './player.input.ts';

/** Why playback stopped or went on. PLAYER-008 */
export type PlaybackReason = 'user' | 'tech' | 'tech_error' | 'adv';

/**
 * A playback error in the one vocabulary of all engines. ENGINE-030 to ENGINE-034, reading 17.
 *
 * `severity` is 1 for recoverable, 2 for critical. `category` is 1 network, 2 text, 3 media, 4 manifest,
 * 5 streaming, 6 DRM, 7 player. `code` is the engine's own, for reports.
 */
export interface PlaybackError {
  severity: 1 | 2;
  category: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  code: string;
}

/**
 * What a track is besides the words of its language: remarks on the film, what is seen for those who do not see it,
 * what is heard for those who do not hear it, or the words of the picture alone.
 */
export type TrackRole = (typeof TRACK_ROLES)[number];

/** One choice of a settings list. PLAYER-023, PLAYER-024 */
export interface TrackOption {
  /** Unique in its list. */
  value: string;
  /** For people: a band such as `720p`, or the name of a language in that language; empty where there is none. */
  title: string;
  /** BCP 47 or the like, as the manifest says it. */
  language?: string;
  /** @default the sound itself, all that is said */
  role?: TrackRole;
  /** Audio only: the one the title was made with. */
  default?: boolean;
}

/** Words of the subtitles that stand together. */
export interface SubtitleCue {
  /** In lines. */
  text: string;
  /** The upper edge, in percent of the height. @default at the foot, above what else stands there */
  top?: number;
  /** The left edge, in percent of the width. @default 0 */
  left?: number;
  /** In percent of the width. @default 100 */
  width?: number;
  /** @default in the middle */
  align?: 'start' | 'end' | 'left' | 'right';
}

/** What can be chosen, and what is. `resolution` may be {@link AUTO_QUALITY}; `subtitle` is null while off. */
export interface TrackState {
  resolutions: readonly TrackOption[];
  audios: readonly TrackOption[];
  subtitles: readonly TrackOption[];
  resolution: string;
  audio: string | null;
  subtitle: string | null;
}

/** Advertising as the player sees it. Spec 3 §4 "Ad-playing status" */
export type AdStatus = boolean | 'ended' | 'blocked';

/** What the player knows; the fields of PLAYER-022 under the same names, where they are not states. */
export interface PlayerContext extends TrackState {
  type: PlayerInput['type'];
  volume: number;
  isMuted: boolean;
  speed: number;
  /** Seconds; 0 while it is not known, and for a channel. */
  duration: number;
  /** Seconds into the title; of a channel the moment of the broadcast, by the service's clock, since 1970. */
  currentTime: number;
  /** Loaded ranges, `[start, end]`, in the seconds of `currentTime`. */
  bufferedTime: readonly (readonly [number, number])[];
  isLive: boolean;
  /** All words of the subtitles at this moment, in lines. */
  subtitleText: string;
  subtitleCues: readonly SubtitleCue[];
  isPip: boolean;
  isFullscreen: boolean;
  isAdPlaying: AdStatus;
  /** Whether it is being found out if advertising is blocked; requests to play are ignored meanwhile. */
  isAdChecking: boolean;
  error: PlaybackError | undefined;
  /** The last word on unmuted autoplay. PLAYER-010 */
  autoplay: 'checking' | 'allowed' | 'denied';
  /** Whether the element plays while its engine is loading: media that began before the player. */
  isUnderWay: boolean;
  /** Why playback is paused; undefined while it plays. */
  pauseReason: PlaybackReason | undefined;
  /** Where to go on after a retry, in seconds. */
  resumeAt: number;
  live: LiveContext;
  next: { title: string } | undefined;
  hasPostroll: boolean;
  isNextAutomatic: boolean;
  /** Seconds until the next title starts by itself; 0 while nothing is counted. */
  nextSeconds: number;
  intro: { start: number; end: number } | undefined;
  credits: { start: number } | undefined;
  isExternal: boolean;
  /** Whether the engine asks the network again, in its own rounds. */
  isReconnecting: boolean;
  /** The rendition on the screen. */
  shown: { height: number; bitrate: number } | undefined;
  /** Critical network errors rounds in a row; decides how long the next one waits. */
  networkFailures: number;
  wanted: { resolution: string; subtitle: string | null; audio: string | null };
}

/** What the player knows of a live stream; points in time are seconds since 1970 by the service's clock. */
export interface LiveContext {
  /** The time; 0 until the clock has told it. */
  now: number;
  edgeDelay: number;
  maxOffset: number;
  canPause: boolean;
  /** The moment that was last aimed at; undefined is the edge. */
  start: number | undefined;
  /** How far behind the edge that was, in seconds. */
  aimedLag: number;
}

/** What reaches the machine. */
export type PlayerEvent = EventOf<typeof playerEvents>;

/** The effects of the player. */
export interface PlayerPorts {
  /** Owns the engine and the video element: obeys {@link MediaCommand}, reports events of the player. */
  media: CallbackActorLogic<MediaCommand>;
  /** Keeps what a viewer chose. */
  savePreferences: (preferences: PlayerPreferences) => void;
  /** Tries whether the browser starts sound inline by itself, without playing anything audible. */
  autoplayCheck: Port<void, { isAllowed: boolean }>;
  /** Starts what follows this title; the player is usually gone afterwards. @default nothing */
  playNext?: (() => void) | undefined;
  /** The service's clock, in seconds since 1970. @default the browser's */
  now?: (() => number) | undefined;
}

/** What the machine tells the media actor, which owns the engine and the video element. */
export type MediaCommand =
  /** `startTime` in seconds into the title; `liveStart` a moment of the broadcast, absent at the edge. */
  | { type: 'media.load'; startTime: number; liveStart?: number }
  | { type: 'media.play' }
  | { type: 'media.pause' }
  | { type: 'media.seek'; time: number }
  | { type: 'media.retry' }
  | { type: 'media.volume'; volume: number; isMuted: boolean }
  | { type: 'media.speed'; speed: number }
  | { type: 'media.resolution'; value: string }
  | { type: 'media.audio'; value: string }
  | { type: 'media.subtitle'; value: string | null }
  | { type: 'media.fullscreen' }
  | { type: 'media.pip' };
