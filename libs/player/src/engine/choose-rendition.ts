import { ADAPTATION } from './limits.ts';

/** What is known at the moment of a choice. */
export interface AdaptationFacts {
  /** Bits per second. */
  bandwidth: number;
  /** Loaded from the playhead on, in seconds. */
  bufferedSeconds: number;
  /** What is loaded beside it, such as the sound of a picture, in bits per second. @default 0 */
  besides?: number;
}

/** The best rendition that the network can bring in time; the lowest where none can. Undefined of an empty list. */
export function chooseRendition<Rendition extends { bandwidth: number }>(
  renditions: readonly Rendition[],
  { bandwidth, bufferedSeconds, besides = 0 }: AdaptationFacts,
): Rendition | undefined {
  const { share, carefulShare, carefulBelowSeconds } = ADAPTATION;
  const budget = bandwidth * (bufferedSeconds < carefulBelowSeconds ? carefulShare : share);
  const rising = [...renditions].sort((one, other) => one.bandwidth - other.bandwidth);
  return rising.findLast((one) => one.bandwidth + besides <= budget) ?? rising[0];
}

/** A transfer under way. */
export interface RunningTransfer {
  loaded: number;
  /** All bytes; 0 where the server does not say. */
  total: number;
  /** Since the request, in milliseconds. */
  elapsedMs: number;
  /** Of the segment, in seconds. */
  duration: number;
}

/** Looks before this are worth nothing: the first bytes come in bursts, in milliseconds. */
const EARLIEST_VERDICT_MS = 500;

/**
 * Whether a segment will come too late and should be asked for in a lower rendition: its rest takes longer than what
 * is loaded lasts, and longer than loading a whole segment of the lowest.
 *
 * @param lowerShare - Size of the lowest rendition in parts of this one, 0 to 1.
 */
export function isTooLate(
  { loaded, total, elapsedMs, duration }: RunningTransfer,
  bufferedSeconds: number,
  lowerShare: number,
): boolean {
  if (elapsedMs < Math.min(EARLIEST_VERDICT_MS, duration * 500) || loaded === 0 || total === 0) {
    return false;
  }
  const bytesPerSecond = loaded / (elapsedMs / 1000);
  const restSeconds = (total - loaded) / bytesPerSecond;
  const lowerSeconds = (total * lowerShare) / bytesPerSecond;
  return restSeconds > bufferedSeconds && restSeconds > lowerSeconds;
}
