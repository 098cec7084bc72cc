import { join } from 'node:path';
import { Failure } from '../../../server/failure.ts';
import type { Stream } from '../stream-id.ts';
import { phaseOf } from './loop-clock.ts';
import { readLoopFilm, type LoopFilm } from './loop-film.ts';
import type { LoopStream } from './loop-stream.ts';
import { liveWindow, programmeWindow } from './stream-window.ts';

/** When a stream is looked at: seconds since 1970, and by how much the viewer is or may be late. */
interface Moment {
  now: number;
  delay: number;
  depth: number;
}

/** The channels and their archive: everything follows from the clock, so every process says the same. */
export interface LoopStreams {
  /** @throws {@link Failure} `notFound` before a programme's first seconds, or without a film to show. */
  open(stream: Exclude<Stream, { kind: 'files' | 'song' }>, moment: Moment): Promise<LoopStream>;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The streams over the film of a media folder, which is read once. */
export function createLoopStreams(mediaDir: string): LoopStreams {
  let kept: Promise<LoopFilm> | undefined;

  const readFilm = async (): Promise<LoopFilm> => {
    kept ??= readLoopFilm(join(mediaDir, 'film'));
    try {
      return await kept;
    } catch (error) {
      kept = undefined;
      throw isMissing(error) ? new Failure('notFound') : error;
    }
  };

  return {
    open: async (stream, { now, delay, depth }) => {
      const film = await readFilm();
      const zero = stream.kind === 'live' ? 0 : stream.start;
      const window =
        stream.kind === 'live'
          ? liveWindow(film, { now, delay, depth })
          : programmeWindow(film, { now, start: stream.start, end: stream.end });
      if (!window) throw new Failure('notFound');
      return { view: { film, phase: phaseOf(stream.channelId, film), zero }, window, now };
    },
  };
}
