/** Which measurement, of whom. A missing first frame is told in `failure`, and the rest is then absent. */
interface Measured {
  contestant: string;
  failure?: string;
}

/** From navigation to playing, on one link. Times in ms, sizes in bytes as they travel. */
export interface StartResult extends Measured {
  mbps: number;
  firstFrame?: number;
  /** From the player's own start. */
  mountToFrame?: number;
  /** Of the first frame, in pixels. */
  height?: number;
  /** Shown in the first 15 s on average, in pixels; what has no picture counts as nothing. */
  firstHeight?: number;
  /** The same, in kbit/s. */
  firstKbps?: number;
  /** Scripts that had arrived when the first frame came. */
  scriptsBefore?: number;
  scriptFilesBefore?: number;
  /** Scripts that had arrived a while after the first frame. */
  scripts?: number;
  styles?: number;
  mediaBefore?: number;
  /** Sum of long tasks above 50 ms, until a second after the first frame. */
  blocked?: number;
  /** Undefined where there was nothing to seek to, or it did not play on. */
  seekOutside?: number | undefined;
  seekInside?: number | undefined;
  /** Of the frame that it came to, in pixels. */
  seekInsideHeight?: number | undefined;
  /** Slowest of some clicks and keys. */
  slowestInput?: number;
}

/** Playback over a link that slows down for a while. */
export interface DropResult extends Measured {
  stalls?: number;
  stallMs?: number;
  /** Average of what was on the screen, in kbit/s. */
  kbps?: number;
  switches?: number;
  /** What was loaded. */
  bytes?: number;
  /** Heap after a minute, in bytes. */
  heap?: number;
}

/** How a player came through a fault. */
export interface FaultResult extends Measured {
  fault: string;
  /** It plays, by itself or after a retry. */
  isRecovered: boolean;
  /** It said what was wrong, and offered a retry. */
  hasAsked?: boolean;
  /** The fault did not pass by itself. */
  isLasting?: boolean;
  firstFrame?: number;
  stallMs?: number;
  /** Media that was left out, in seconds. */
  skipped?: number;
  hits?: number;
  /** Files of the title that were asked for until it played, said what was wrong or was given up. */
  requests?: number;
}

/** What many mounts leave behind, for each mount. */
export interface LeakResult extends Measured {
  heap?: number;
  nodes?: number;
  listeners?: number;
  /** Elements still alive at the end, of all mounts. */
  videos?: number;
  mounts?: number;
  remountMs?: number;
}

/** A live stream, watched for a while. Seconds behind its newest segment. */
export interface LiveResult extends Measured {
  firstFrame?: number;
  stalls?: number;
  behindEdge?: number;
}

/** Everything that was measured. */
export interface Results {
  startup: StartResult[];
  drop: DropResult[];
  faults: FaultResult[];
  leak: LeakResult[];
  live: LiveResult[];
}

/** The name of a suite. */
export type SuiteName = keyof Results;
