import type { StartPlan } from './start-plan.ts';

/** Media that already play in an element when the engine comes. */
export interface StartedMedia {
  mediaSource: MediaSource;
  /** One for each stream of the plan, in its order; none of them is at work. */
  buffers: readonly SourceBuffer[];
  plan: StartPlan;
}

const waiting = new WeakMap<HTMLVideoElement, StartedMedia>();

/** Leaves what plays in an element to the next engine that opens on it. */
export function handOver(video: HTMLVideoElement, started: StartedMedia): void {
  waiting.set(video, started);
}

/** Takes what plays in an element, once; without it an engine begins from nothing. */
export function takeOver(video: HTMLVideoElement): StartedMedia | undefined {
  const started = waiting.get(video);
  waiting.delete(video);
  return started?.mediaSource.readyState === 'open' ? started : undefined;
}

/** Up to where all media are loaded from a place on, in seconds; the place itself where nothing is. */
export function loadedFrom({ buffers }: StartedMedia, time: number): number {
  const ends = buffers.map(({ buffered }) => {
    const inside = Array.from({ length: buffered.length }, (_, index) => index).find(
      (index) => buffered.start(index) <= time + 0.1 && buffered.end(index) > time,
    );
    return inside === undefined ? time : buffered.end(inside);
  });
  return Math.min(...ends);
}
