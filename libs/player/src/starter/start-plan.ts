/** One kind of media of a start. */
export interface StartStream {
  kind: 'video' | 'audio';
  /** For a source buffer, such as `video/mp4; codecs="avc1.640015"`. */
  type: string;
  codecs: string;
  /** Addresses in the order of appending: the start of the rendition, then its segments. */
  urls: readonly string[];
  /**
   * Where the playlist places its first segment, in seconds. HLS goes by that, whatever time the media give themselves.
   *
   * @default where the media say
   */
  startsAt?: number;
  /** As the manifest spells it. */
  language: string | undefined;
}

/** What to play before the engine is there: the lowest picture and the title's own sound. */
export interface StartPlan {
  /** Of the title, in seconds. */
  duration: number;
  /** In seconds. */
  startTime: number;
  streams: readonly StartStream[];
}

/**
 * The most to play before the engine takes over, in seconds. An engine that comes earlier goes on behind the segments
 * that are then on their way; one that comes later finds the picture standing.
 */
export const START_SECONDS = 8;
