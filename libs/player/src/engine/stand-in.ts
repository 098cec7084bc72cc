import type { Transferred } from './transfer.ts';

/**
 * An MP4 box without content. Both libraries append it like a segment and go on with the next one, where they would
 * give up a stream whose segment fails; what is left is a hole in the buffer, which the playhead is moved past.
 */
const emptyBox = () => new Uint8Array([0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65]).buffer;

/** What stands in for a file that is passed over. */
export function nothing(url: string): Transferred {
  const now = performance.now();
  return {
    kind: 'answer',
    url,
    status: 200,
    statusText: 'OK',
    headers: {},
    body: emptyBox(),
    startedAt: now,
    firstByteAt: now,
    endedAt: now,
  };
}
