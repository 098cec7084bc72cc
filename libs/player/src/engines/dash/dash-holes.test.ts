import type { MediaPlayerClass } from 'dashjs';
import { describe, expect, it } from 'vitest';
import { goOnBehindHoles } from './dash-holes.ts';

const timeline = { segmentInfoType: 'SegmentTimeline' };
const segments = [0, 2, 4, 8, 10].map((start) => ({ presentationStartTime: start, duration: 2 }));
type Segment = (typeof segments)[number];

/** The part of dash.js that says what to ask for, as it does for a timeline with a hole from 6 to 8. */
function requests() {
  let last: Segment | null = null;
  const at = (time: number) =>
    segments.find(
      (one) => one.presentationStartTime <= time && time < one.presentationStartTime + 2,
    );
  const next = () => at(last ? last.presentationStartTime + 2.01 : 0) ?? null;
  const take = (found: Segment | null | undefined) => {
    last = found ?? last;
    return found ?? null;
  };
  const part = {
    getLastSegment: () => last,
    getNextSegmentRequest: () => take(next()),
    getNextSegmentRequestIdempotent: next,
    getSegmentRequestForTime: (_: unknown, __: unknown, time: number) => take(at(time)),
    getValidTimeAheadOfTargetTime: (time: number) =>
      segments.find((one) => one.presentationStartTime >= time)?.presentationStartTime ??
      Number.NaN,
  };
  const extend = (_: string, factory: (this: { parent: typeof part }) => Partial<typeof part>) =>
    Object.assign(part, factory.call({ parent: { ...part } }));
  goOnBehindHoles({ extend } as unknown as MediaPlayerClass);
  return part as unknown as Record<
    'getNextSegmentRequest' | 'getSegmentRequestForTime',
    (media: unknown, rendition: object, time?: number) => Segment | null
  >;
}

describe('goOnBehindHoles', () => {
  it('asks for the segment behind a hole, and for nothing behind the last one', () => {
    const part = requests();
    const starts = [1, 2, 3, 4, 5, 6].map(
      () => part.getNextSegmentRequest({}, timeline)?.presentationStartTime,
    );
    expect(starts).toEqual([0, 2, 4, 8, 10, undefined]);
  });

  it('answers a time in a hole with what is behind it', () => {
    const part = requests();
    expect(part.getSegmentRequestForTime({}, timeline, 7)?.presentationStartTime).toBe(8);
  });

  it('leaves addressing without times alone', () => {
    const part = requests();
    expect(part.getSegmentRequestForTime({}, { segmentInfoType: 'SegmentTemplate' }, 7)).toBeNull();
  });
});
