import { ADAPTATION } from './limits.ts';

/** One transfer, from its first byte on. */
export interface WatchedTransfer {
  /** So many bytes have come. */
  came: (bytes: number) => void;
  /** Nothing more will come. */
  end: () => void;
}

/**
 * What the network brings, of all transfers of a playback together: sound and picture share one link, so neither
 * of them alone tells what it carries. Time in which nothing is under way does not count.
 */
export interface NetworkMeter {
  watch: () => WatchedTransfer;
  /** Counts a file that came by another way, in so many milliseconds. */
  add: (bytes: number, ms: number) => void;
  /** Bits per second; undefined before enough has come. */
  estimate: () => number | undefined;
}

/** Shorter pieces of time are not worth a sample, in ms: parts of an answer come in bursts. */
const SAMPLE_MS = 100;
/** Less than this says nothing about a network, in bytes. */
const LEAST_BYTES = 32_000;

/** An average in which what came so many seconds ago counts half. */
function createAverage(halfLifeSeconds: number) {
  let average = 0;
  let weight = 0;
  return {
    add: (value: number, seconds: number) => {
      const kept = 0.5 ** (seconds / halfLifeSeconds);
      average = value * (1 - kept) + average * kept;
      weight += seconds;
    },
    // The zero that it began with counts less and less.
    value: () => average / (1 - 0.5 ** (weight / halfLifeSeconds)),
  };
}

/**
 * Makes a meter. A fall is believed at once and a rise after a while: the lower of a short and a long average.
 *
 * @param now - In ms. @default the page's clock
 */
export function createNetworkMeter(now: () => number = () => performance.now()): NetworkMeter {
  const short = createAverage(ADAPTATION.shortMemorySeconds);
  const long = createAverage(ADAPTATION.longMemorySeconds);
  let running = 0;
  let countedTo = 0;
  let all = 0;
  const piece = { bytes: 0, ms: 0 };

  const sample = () => {
    if (piece.ms <= 0) return;
    const bitsPerSecond = (piece.bytes * 8000) / piece.ms;
    short.add(bitsPerSecond, piece.ms / 1000);
    long.add(bitsPerSecond, piece.ms / 1000);
    piece.bytes = 0;
    piece.ms = 0;
  };
  const count = (bytes: number) => {
    const time = now();
    if (running > 0) piece.ms += time - countedTo;
    countedTo = time;
    piece.bytes += bytes;
    all += bytes;
    if (piece.ms >= SAMPLE_MS) sample();
  };

  return {
    watch: () => {
      count(0);
      running += 1;
      return {
        came: count,
        end: () => {
          count(0);
          running -= 1;
          if (running === 0) sample();
        },
      };
    },
    add: (bytes, ms) => {
      piece.bytes += bytes;
      piece.ms += ms;
      all += bytes;
      sample();
    },
    estimate: () => {
      const measured = Math.min(short.value(), long.value());
      return all >= LEAST_BYTES && measured > 0 ? measured : undefined;
    },
  };
}
