import { type Observation, playedSeconds, stepSeconds } from './observe-player.ts';
import type { PlaybackReport } from './playback-report.ts';

/** Frames that the video element has counted since its media was loaded. */
export interface FrameCounts {
  decoded: number;
  dropped: number;
}

/** What is gathered between two events `quality_metrics`. ANALYTICS-021 */
export interface QualityFigures {
  played: number;
  stalls: number;
  stalledSeconds: number;
  /** Seconds by height in lines. */
  heights: ReadonlyMap<number, number>;
  /** Bits of the pictures that were shown, and the seconds for which their bitrate is known. */
  bits: number;
  ratedSeconds: number;
  changes: number;
  decoded: number;
  dropped: number;
  frames: FrameCounts;
}

/** What `quality_metrics` says of itself. */
export type QualityWord = Pick<
  Extract<PlaybackReport, { type: 'quality_metrics' }>,
  | 'type'
  | 'interval'
  | 'played'
  | 'stalls'
  | 'stalled_ms'
  | 'dropped_frames'
  | 'decoded_frames'
  | 'bitrate'
  | 'height'
  | 'heights'
  | 'quality_changes'
>;

/** Nothing gathered yet. @param frames - What the element has counted before. */
export const noFigures = (frames: FrameCounts): QualityFigures => ({
  played: 0,
  stalls: 0,
  stalledSeconds: 0,
  heights: new Map(),
  bits: 0,
  ratedSeconds: 0,
  changes: 0,
  decoded: 0,
  dropped: 0,
  frames,
});

/** The picture waits for data in the middle of playing; waiting after a seek is the seek's. */
const isStalled = ({ phase, isFlowing, isRewinding }: Observation) =>
  phase === 'playing' && !isFlowing && !isRewinding;

/** Adds one step of a playback that has started. */
export function gatherFigures(
  figures: QualityFigures,
  { before, now, frames }: { before: Observation; now: Observation; frames: FrameCounts },
): QualityFigures {
  const played = playedSeconds(before, now);
  const { heights, frames: last } = figures;
  const height = before.shown?.height;
  const bitrate = before.shown?.bitrate;
  // A load sets the element's counts to zero.
  const since = frames.decoded < last.decoded ? { decoded: 0, dropped: 0 } : last;
  return {
    played: figures.played + played,
    stalls: figures.stalls + (isStalled(now) && !isStalled(before) ? 1 : 0),
    stalledSeconds: figures.stalledSeconds + (isStalled(before) ? stepSeconds(before, now) : 0),
    heights:
      height && played > 0
        ? new Map(heights).set(height, (heights.get(height) ?? 0) + played)
        : heights,
    bits: figures.bits + (bitrate ? bitrate * played : 0),
    ratedSeconds: figures.ratedSeconds + (bitrate ? played : 0),
    changes: figures.changes + (height && now.shown?.height !== height ? 1 : 0),
    decoded: figures.decoded + frames.decoded - since.decoded,
    dropped: figures.dropped + Math.max(0, frames.dropped - since.dropped),
    frames,
  };
}

/** Seconds that the figures are about. */
export const figuresSeconds = ({ played, stalledSeconds }: QualityFigures): number =>
  played + stalledSeconds;

const hundredths = (seconds: number) => Math.round(seconds * 100) / 100;

/** The figures as they are sent; what no engine has told is left out. ANALYTICS-017, ANALYTICS-021 */
export function qualityWord(figures: QualityFigures, now: Observation): QualityWord {
  const { bits, ratedSeconds, heights } = figures;
  return {
    type: 'quality_metrics',
    interval: hundredths(figuresSeconds(figures)),
    played: hundredths(figures.played),
    stalls: figures.stalls,
    stalled_ms: Math.round(figures.stalledSeconds * 1000),
    dropped_frames: figures.dropped,
    decoded_frames: figures.decoded,
    ...(ratedSeconds > 0 && { bitrate: Math.round(bits / ratedSeconds) }),
    ...(now.shown && { height: now.shown.height }),
    ...(heights.size > 0 && {
      heights: [...heights]
        .sort(([one], [other]) => other - one)
        .map(([height, seconds]) => ({ height, seconds: hundredths(seconds) })),
    }),
    quality_changes: figures.changes,
  };
}
