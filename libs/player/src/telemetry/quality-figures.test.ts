// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Observation } from './observe-player.ts';
import { type FrameCounts, gatherFigures, noFigures, qualityWord } from './quality-figures.ts';
import { seen } from './telemetry.fixtures.ts';

const none: FrameCounts = { decoded: 0, dropped: 0 };

/** What a row of moments adds up to; each with what the element has counted by then. */
function gather(...moments: [Observation, FrameCounts?][]) {
  const [[first] = [seen()], ...rest] = moments;
  let before = first;
  let figures = noFigures(none);
  for (const [now, frames = none] of rest) {
    figures = gatherFigures(figures, { before, now, frames });
    before = now;
  }
  return qualityWord(figures, before);
}

const hd = { height: 1080, bitrate: 4_000_000 };
const sd = { height: 480, bitrate: 1_000_000 };

describe('quality figures', () => {
  it('say what was shown for how long, and its mean bitrate [ANALYTICS-021]', () => {
    expect(
      gather(
        [seen({ at: 0, shown: sd })],
        [seen({ at: 2, shown: sd }), { decoded: 48, dropped: 1 }],
        [seen({ at: 4, shown: hd }), { decoded: 96, dropped: 1 }],
        [seen({ at: 8, shown: hd }), { decoded: 190, dropped: 5 }],
      ),
    ).toEqual({
      type: 'quality_metrics',
      interval: 8,
      played: 8,
      stalls: 0,
      stalled_ms: 0,
      dropped_frames: 5,
      decoded_frames: 190,
      bitrate: 2_500_000,
      height: 1080,
      heights: [
        { height: 1080, seconds: 4 },
        { height: 480, seconds: 4 },
      ],
      quality_changes: 1,
    });
  });

  it('count each stall, and neither a seek nor a pause as one', () => {
    const stalled = { isFlowing: false };
    expect(
      gather(
        [seen({ at: 0 })],
        [seen({ at: 1, ...stalled })],
        [seen({ at: 2, ...stalled })],
        [seen({ at: 3 })],
        [seen({ at: 4, ...stalled, isRewinding: true })],
        [seen({ at: 5, phase: 'paused' })],
        [seen({ at: 6 })],
        [seen({ at: 7, ...stalled })],
        [seen({ at: 7.5 })],
      ),
    ).toMatchObject({ interval: 5.5, played: 3, stalls: 2, stalled_ms: 2500 });
  });

  it('count no time in which the computer slept', () => {
    expect(gather([seen({ at: 0 })], [seen({ at: 3600 })], [seen({ at: 3601 })])).toMatchObject({
      played: 1,
    });
  });

  it('go on where a reload has set the element’s counts to zero', () => {
    expect(
      gather(
        [seen({ at: 0 })],
        [seen({ at: 1 }), { decoded: 24, dropped: 2 }],
        [seen({ at: 2 }), { decoded: 10, dropped: 1 }],
      ),
    ).toMatchObject({ decoded_frames: 34, dropped_frames: 3 });
  });

  it('leave out what no engine has told', () => {
    const word = gather([seen({ at: 0 })], [seen({ at: 1 })]);

    expect(Object.keys(word)).not.toContain('bitrate');
    expect(Object.keys(word)).not.toContain('heights');
  });
});
