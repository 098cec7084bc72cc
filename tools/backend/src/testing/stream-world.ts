import { createStreamAccess, streamAddress } from '../modules/origin/stream-access.ts';
import type { Stream } from '../modules/origin/stream-id.ts';
import type { WatchedStream } from './live-watch.ts';
import { realMediaDir } from './real-media.ts';
import { createTestBackend } from './test-backend.ts';

/** A service on the real media, with a clock that stands until it is moved. */
export interface StreamWorld {
  /** Seconds since 1970. */
  now(): number;
  setNow(seconds: number): void;
  /** A file of a stream for the holder of a good token. */
  ask(stream: Stream, file: string, init?: RequestInit): Promise<Response>;
  /** A stream as players reach it, as far back as `depth` seconds. */
  open(stream: Stream, depth?: number): Promise<WatchedStream>;
}

/** The live stream of a channel; the media origin knows no other channels than those it is asked for. */
export const live = (channelId: string): Stream => ({ kind: 'live', channelId });

/** A file of a stream as text. */
export const text = async (stream: WatchedStream, file: string): Promise<string> =>
  (await stream.get(file)).toString();

/** A world at a moment between two segments. */
export async function createStreamWorld(): Promise<StreamWorld> {
  let nowMs = Date.UTC(2026, 10, 21, 17, 59, 1);
  const clock = { now: () => new Date(nowMs) };
  const backend = await createTestBackend({ MEDIA_DIR: realMediaDir }, clock);
  const access = createStreamAccess({ ...backend, ...clock, print: () => undefined });

  const ask: StreamWorld['ask'] = async (stream, file, init = {}) => {
    const { token } = await access.grant(stream);
    return backend.app.request(streamAddress(stream, token, file), init);
  };

  return {
    now: () => nowMs / 1000,
    setNow: (seconds) => {
      nowMs = seconds * 1000;
    },
    ask,
    open: async (stream, depth = 0) => {
      const { token } = await access.grant(stream, { depth });
      return {
        now: () => nowMs / 1000,
        get: async (file) => {
          const answer = await backend.app.request(streamAddress(stream, token, file));
          if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
          return Buffer.from(await answer.arrayBuffer());
        },
      };
    },
  };
}
