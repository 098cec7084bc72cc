import type { MediaPlayerClass } from 'dashjs';

interface Segment {
  presentationStartTime: number;
  duration: number;
}

/** A rendition as dash.js knows it; the rest is passed on as it came. */
interface Rendition {
  segmentInfoType?: string;
}

interface SegmentRequests {
  getLastSegment: () => Segment | null;
  getNextSegmentRequest: (media: unknown, rendition: Rendition | null) => object | null;
  /** The same without a word on whether all is over. */
  getNextSegmentRequestIdempotent: (media: unknown, rendition: Rendition | null) => object | null;
  getSegmentRequestForTime: (
    media: unknown,
    rendition: Rendition | null,
    time: number,
  ) => object | null;
  /** The first time of a segment from a time on; not a number where none follows. */
  getValidTimeAheadOfTargetTime: (
    time: number,
    media: unknown,
    rendition: Rendition | null,
  ) => number;
}

/** Only here can segments be missing in the middle: other addressing counts them. */
const hasHoles = (rendition: Rendition | null) => rendition?.segmentInfoType === 'SegmentTimeline';

/**
 * Lets dash.js go on behind holes of a timeline. Before `initialize`.
 *
 * It takes the segment before a hole for the last one and ends the title there; asked for a time in a hole it moves the
 * playhead behind it, also where what is before the hole still plays. The stall watch moves it when it comes there.
 */
export function goOnBehindHoles(player: MediaPlayerClass): void {
  function Requests(this: { parent: SegmentRequests }): Partial<SegmentRequests> {
    const { parent } = this;
    const { getSegmentRequestForTime, getNextSegmentRequest } = parent;
    const behind = (media: unknown, rendition: Rendition | null, time: number) => {
      const next = parent.getValidTimeAheadOfTargetTime(time, media, rendition);
      return Number.isFinite(next) ? getSegmentRequestForTime(media, rendition, next) : null;
    };
    return {
      getSegmentRequestForTime: (media, rendition, time) => {
        const found = getSegmentRequestForTime(media, rendition, time);
        return found ?? (hasHoles(rendition) ? behind(media, rendition, time) : null);
      },
      getNextSegmentRequest: (media, rendition) => {
        const last = parent.getLastSegment();
        const isAtHole =
          last !== null &&
          hasHoles(rendition) &&
          !parent.getNextSegmentRequestIdempotent(media, rendition);
        const found =
          isAtHole && behind(media, rendition, last.presentationStartTime + last.duration);
        return found || getNextSegmentRequest(media, rendition);
      },
    };
  }
  player.extend('DashHandler', Requests, true);
}
