/** Of a stream that does not say where its credits begin: this share of it counts as the whole. */
const VIEWED_SHARE = 0.95;

/** How far a stream was played. */
export interface WatchedPart {
  /** Seconds of the stream. */
  timepoint: number;
  duration: number;
  creditsStart: number | undefined;
}

/** Whether so much of a stream was played that nobody goes on with it: to its credits. */
export const isViewed = ({ timepoint, duration, creditsStart }: WatchedPart): boolean =>
  timepoint >= (creditsStart ?? duration * VIEWED_SHARE);

/** Share of a stream that was played, 0 to 1. */
export const watchedShare = ({ timepoint, duration }: WatchedPart): number =>
  duration <= 0 ? 0 : Math.min(1, timepoint / duration);
