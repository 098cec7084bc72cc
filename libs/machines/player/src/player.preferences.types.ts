/** What a viewer chose before; kept by the browser. PLAYER-057, PLAYER-058 */
export interface PlayerPreferences {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
  speed: number;
  /** A band such as `720p`, or {@link AUTO_QUALITY}. */
  resolution: string;
  /** A language, and what else tells a track from others of it, as `wishOf` says it; null is off. */
  subtitle: string | null;
  /** The same of the sound; null is the title's own. */
  audio: string | null;
  /** Whether the next episode starts automatically. */
  isNextAutomatic: boolean;
}
