import type { AdErrorName } from '@foyer/ad-slots/errors';
import type { EventOf } from '@foyer/core';
import type { simidAdEvents } from './simid-ad.words.ts';

/** What a creative starts from. */
export interface SimidAdInput {
  /** Whether it may make the advertisement longer or shorter, as its file says. SIMID 1.2 §5 */
  variableDuration: boolean;
  /** From which second on the advertisement may be skipped; absent where it may not. */
  skipAfter?: number;
  /** What the page lets it change. */
  canSetSound: boolean;
  canSetFullscreen: boolean;
}

/** What the machine remembers of a creative; JSON-safe. */
export interface SimidAdContext extends SimidAdInput {
  /** How far the film is, and how long, in seconds. */
  time: number;
  duration: number;
  hasFilm: boolean;
  isPaused: boolean;
  /** How long the creative wants the advertisement to be, in seconds; -2 for as long as it wants. */
  wanted: number | undefined;
  /** Why the creative was taken away; its number of SIMID 1.2 §9 beside it. */
  error: AdErrorName | undefined;
  reason: number | undefined;
  /** What becomes of the film: it plays to its end, or is over with the creative. */
  film: 'stays' | 'ends' | 'fails';
}

/** What reaches the machine. */
export type SimidAdEvent = EventOf<typeof simidAdEvents>;

/** Messages to a creative beyond what the film does. SIMID 1.2 §4.3 */
export type CreativeOrder = 'init' | 'startCreative' | 'adStopped' | 'adSkipped' | 'fatalError';

/** Effects of a creative. Each must not throw. */
export interface SimidAdPorts {
  /** Tells the creative; `code` is the number of a fatal error. */
  order: (order: CreativeOrder, code?: number) => void;
  /** Answers a request: undefined grants it, a number of SIMID 1.2 §9 refuses it. */
  answer: (id: number, refusal: number | undefined) => void;
  /** Answers with how the film stands. */
  answerState: (id: number) => void;
  /** Shows the creative over the film, or hides it. */
  show: (isShown: boolean) => void;
  /** Moves the film. */
  command: (command: 'pause' | 'play' | 'skip') => void;
  setSound: (sound: { volume: number; isMuted: boolean }) => void;
  setFullscreen: (isOn: boolean) => void;
  /** Opens the advertiser's page; without an address that of the document. */
  open: (url: string | undefined) => void;
  /** Tells the ad servers of a press. */
  trackClick: () => void;
  /** Sends pings that the creative asks for. */
  report: (urls: readonly string[]) => void;
}

/** How a creative ended. */
export type SimidAdOutput =
  | { film: 'stays' | 'ends' }
  /** The creative could not be shown, or no further. */
  | { film: 'stays' | 'fails'; error: AdErrorName; reason: number };
