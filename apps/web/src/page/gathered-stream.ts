import { Writable } from 'node:stream';

/** As much as a page may have in hand before its writer is asked to wait, in bytes. */
const mostHeld = 1024 * 1024;

/**
 * A page's stream in as few pieces as there are turns in which it is written. React writes pieces of 4 kB, and each
 * would be rewritten, compressed and sent for itself.
 */
export function gatheredStream(): { sink: Writable; stream: ReadableStream<Uint8Array> } {
  let held: Buffer[] = [];
  let isDue = false;
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const send = () => {
    isDue = false;
    if (held.length === 0 || sink.destroyed) return;
    controller.enqueue(Buffer.concat(held));
    held = [];
  };
  const sink = new Writable({
    highWaterMark: mostHeld,
    write: (chunk: Buffer, _encoding, done) => {
      held.push(chunk);
      if (!isDue) setImmediate(send);
      isDue = true;
      done();
    },
    final: (done) => {
      send();
      controller.close();
      done();
    },
    destroy: (error, done) => {
      if (error) controller.error(error);
      done(error);
    },
  });
  const stream = new ReadableStream<Uint8Array>({
    start: (opened) => {
      controller = opened;
    },
    cancel: () => {
      sink.destroy();
    },
  });
  return { sink, stream };
}
