import type { MediaPlayerClass } from 'dashjs';
import { segmentName } from '../../engine/damaged-segments.ts';
import type { DashFile } from './dash-loader.ts';

/** Which segments the buffers are taking. */
export interface Appends {
  /** A segment was handed to dash.js. */
  gave: (file: DashFile, url: string, range: string | undefined) => void;
  /** Names of those that are being appended, one of sound and one of picture at most. */
  names: () => string[];
}

interface Taking {
  mediaType: string;
  index: number;
  /** Shortly before it ends, in seconds: what is loaded there was taken as a whole. */
  lastTime: number;
  name: string;
}

interface Appended {
  mediaType?: string;
  index?: number;
  bufferedRanges?: TimeRanges | null;
}

/** Sound and picture end some frames before or after their segments, in seconds. */
const ABOUT_SECONDS = 0.2;

const isIn = (ranges: TimeRanges | null | undefined, time: number) =>
  Array.from({ length: ranges?.length ?? 0 }, (_, index) => index).some(
    (index) => Number(ranges?.start(index)) <= time && time < Number(ranges?.end(index)),
  );

/**
 * Notes what the buffers have not taken yet: where a decoder fails, that is to blame. dash.js says so of each segment,
 * also of one at which the buffer has failed, of which only a part is loaded then.
 */
export function watchAppends(player: MediaPlayerClass): Appends {
  let taking: Taking[] = [];
  player.on('bytesAppendedEndFragment', ({ mediaType, index, bufferedRanges }: Appended) => {
    if (index === undefined || !Number.isFinite(index)) return;
    taking = taking.filter(
      (one) =>
        one.mediaType !== mediaType ||
        one.index > index ||
        (one.index === index && !isIn(bufferedRanges, one.lastTime)),
    );
  });
  return {
    gave: ({ mediaType = '', index = Number.NaN, startTime = 0, duration = 0 }, url, range) => {
      // A place that was left may be come back to.
      taking = taking.filter((one) => one.mediaType !== mediaType || one.index < index);
      const lastTime = startTime + duration - ABOUT_SECONDS;
      taking.push({ mediaType, index, lastTime, name: segmentName(url, range) });
    },
    names: () =>
      ['video', 'audio'].flatMap(
        (kind) => taking.find(({ mediaType }) => mediaType === kind)?.name ?? [],
      ),
  };
}
