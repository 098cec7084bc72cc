/** A frame on the screen: when it was presented (ms), its place on the timeline (s), its height. */
export type Frame = readonly [presentedAt: number, mediaTime: number, height: number];

/** How long a seek took, in ms; undefined for what did not happen. */
export interface SeekTime {
  /** To the first frame at the target. */
  first: number | undefined;
  /** To the next frame after it: playback goes on. */
  playing: number | undefined;
  /** Of that frame, in pixels: the higher, the longer it takes to decode. */
  height: number | undefined;
}

/** What the bench writes down inside a page. */
export interface Probe {
  frames: Frame[];
  /** Presented at, in ms from the navigation. */
  firstFrame: number | undefined;
  /** Long tasks: start and length in ms. */
  longTasks: [number, number][];
  /** Input events: id of the interaction and length in ms. */
  inputs: [number, number][];
  videos: WeakRef<HTMLVideoElement>[];
  onFrame: ((presentedAt: number, mediaTime: number) => void) | undefined;
  /** Watches for the element of a player that was just mounted. */
  find: () => void;
  seek: (seconds: number) => Promise<SeekTime>;
  /** Tells scripts that the link has changed, in Mbit/s. */
  setLink: (mbps: number) => void;
}

declare global {
  interface Window {
    playerProbe: Probe;
  }
}
