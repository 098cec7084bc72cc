import type { PlayerPreferences } from './player.preferences.types.ts';

/** What the machine starts from. */
export interface PlayerInput {
  type: 'vod' | 'live' | 'catchup' | 'embed';
  /** Where to go on, in seconds; from the start where this is no place within the title. @default 0 */
  startTime?: number;
  /** Known before the manifest, in seconds; 0 is unknown. @default 0 */
  duration?: number;
  preferences?: Partial<PlayerPreferences>;
  /** For `live`. */
  live?: LiveInput;
  /** Whether what lies behind the live edge may be watched: pause-live allowed and purchased. LIVE-006 @default false */
  canPauseLive?: boolean;
  /** What follows this title. @default nothing */
  next?: { title: string };
  /** Whether advertising may come after the title: what follows is counted down to after it. AD-016 @default false */
  hasPostroll?: boolean;
  /** Whether the next title starts by itself. @default what was chosen before, or true */
  isNextAutomatic?: boolean;
  /** The opening titles, in seconds. */
  intro?: { start: number; end: number };
  /** The closing titles, in seconds. */
  credits?: { start: number };
  /** Plays in a player of somebody else, which cannot say when it is ready. PLAYER-012 @default false */
  isExternal?: boolean;
  /** The element plays already, before there is an engine. @default false */
  isUnderWay?: boolean;
}

/** Times of a live stream, in seconds; points in time are those of the service's clock, since 1970. */
export interface LiveInput {
  /** The moment of the broadcast to start at. @default the edge */
  startTime?: number;
  /** How far behind the newest picture the player aims. ENGINE-011, reading 16 @default 40 */
  edgeDelay?: number;
  /** How far back the viewer may go. @default an hour */
  maxOffset?: number;
}
