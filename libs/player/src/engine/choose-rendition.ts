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

/**
 * Whether pictures that are loaded should be loaded again in a better rendition: what was loaded while the network was
 * narrow would be looked at long after it has widened.
 *
 * @param facts - Rates in bits per second; `shown` is what is on the screen.
 */
export function isWorthRenewing({
  shown,
  next,
  bandwidth,
  bufferedSeconds,
}: {
  shown: number | undefined;
  next: number;
  bandwidth: number | undefined;
  bufferedSeconds: number;
}): boolean {
  const { share, renew } = ADAPTATION;
  if (!shown || !bandwidth) return false;
  const isSafe = bufferedSeconds >= renew.aboveSeconds && next <= bandwidth * share;
  return isSafe && next >= shown * renew.times;
}

/** A transfer under way. */
export interface RunningTransfer {
  loaded: number;
  /** All bytes; 0 where the server does not say. */
  total: number;
}

/**
 * Whether a segment will come too late and should be asked for in a lower rendition: its rest takes longer than what
 * is loaded lasts, and longer than loading a whole segment of the lowest.
 *
 * @param facts - `bandwidth` is undefined before anything was measured: nothing is too late then.
 * @param lowerShare - Size of the lowest rendition in parts of this one, 0 to 1.
 */
export function isTooLate(
  { loaded, total }: RunningTransfer,
  { bandwidth, bufferedSeconds }: { bandwidth: number | undefined; bufferedSeconds: number },
  lowerShare: number,
): boolean {
  if (!bandwidth || total === 0) return false;
  const secondsFor = (bytes: number) => (bytes * 8) / bandwidth;
  const restSeconds = secondsFor(total - loaded);
  return restSeconds > bufferedSeconds && restSeconds > secondsFor(total * lowerShare);
}
