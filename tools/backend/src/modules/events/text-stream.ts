import { AsyncLocalStorage } from 'node:async_hooks';

/** A reader that takes nothing for so long is taken for gone. */
const STALLED_MS = 60_000;

/** What a stream of text is made of. */
export interface TextSource {
  /** Its pieces; the next is asked for only once the reader has taken the one before. */
  pieces: AsyncGenerator<string, void, void>;
  /** Ends the stream; aborted when it ends otherwise, so that a piece still waited for comes to its end. */
  closing: AbortController;
  /** Called once, however the stream ends, after the last piece. */
  onEnd: () => void;
}

/** A stream that is read no faster than its reader can take it. */
export function createTextStream({
  pieces,
  closing,
  onEnd,
}: TextSource): ReadableStream<Uint8Array> {
  // Whoever sends the answer pulls the pieces, outside the request that they belong to.
  const inRequest = AsyncLocalStorage.snapshot();
  const encoder = new TextEncoder();
  let stalled: NodeJS.Timeout | undefined;
  let isEnded = false;
  let isPulling = false;
  const end = (): void => {
    clearTimeout(stalled);
    isEnded = true;
    closing.abort();
    if (!isPulling) onEnd();
  };
  return new ReadableStream({
    start: (controller) => {
      closing.signal.addEventListener('abort', () => {
        if (isEnded || isPulling) return;
        end();
        controller.close();
      });
    },
    pull: async (controller) => {
      clearTimeout(stalled);
      isPulling = true;
      try {
        const piece = await inRequest(() => pieces.next());
        isPulling = false;
        if (isEnded) {
          onEnd();
          return;
        }
        if (!piece.done) controller.enqueue(encoder.encode(piece.value));
        if (piece.done || closing.signal.aborted) {
          end();
          controller.close();
          return;
        }
      } catch (error) {
        isPulling = false;
        end();
        throw error;
      }
      stalled = setTimeout(() => {
        end();
        controller.error(new Error('The reader takes nothing any more'));
      }, STALLED_MS);
      stalled.unref();
    },
    cancel: end,
  });
}
