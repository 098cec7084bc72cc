/** What every page offers. */
export interface AdBenchPage {
  /** As a press on play: asks for the advertisement and shows it. Our page marks `ad-known` when the answer is read. */
  press: (address: string) => Promise<unknown>;
  /** Ours alone: plays breaks one after another, as fast as the browser can. */
  playAll?: (addresses: readonly string[]) => Promise<void>;
}

/** In ms from the press. */
export interface PressTimes {
  /** Until the first frame of the advertisement was on the screen. */
  frame: number;
  /** Until the answer was read; undefined where the page does not say. */
  known: number | undefined;
}

declare global {
  interface Window {
    adBench: AdBenchPage;
    pressUntilFrame: (address: string) => Promise<PressTimes>;
    /** Every video that the page has made. */
    madeVideos: WeakRef<HTMLVideoElement>[];
  }
}
