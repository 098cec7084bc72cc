import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { PageMarks } from '../page/page-marks.ts';
import type { MarkedText } from './marked-text.ts';
import { multiply, weightOf } from './sum-of-parts.ts';

/** Makes a gzip file of the text with the given marks. */
export type MarkedGzip = (marks: PageMarks) => Uint8Array<ArrayBuffer>;

type Mark = keyof PageMarks;

const deflate = promisify(deflateRaw);

/** How far back a deflated text may point, in bytes. */
const windowSize = 32 * 1024;

/** Stands for marks in what a text may point back to: no text has it. */
const noText = 0xff;

/** RFC 1952 §2.3: deflated, without name and time. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** RFC 1951 §3.2.6: a last block with nothing in it. */
const lastBlock = Buffer.from([3, 0]);

/** RFC 1951 §3.2.4: what begins a block that holds so many bytes as they are. */
function storedHead(length: number): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt16LE(length, 1);
  start.writeUInt16LE(0xffff - length, 3);
  return start;
}

/** The sum of a text whose marks change: most of it is known before they are. */
function sumOf(parts: readonly { bytes: Buffer; mark: Mark | undefined }[], first: PageMarks) {
  const weights = { nonce: 0, requestId: 0 };
  let size = 0;
  let known = 0;
  for (const { bytes, mark } of parts.toReversed()) {
    if (mark) {
      weights[mark] ^= weightOf(size);
      size += first[mark].length;
    }
    known ^= multiply(weightOf(size), crc32(bytes));
    size += bytes.length;
  }
  return (marks: PageMarks) => {
    const nonce = multiply(weights.nonce, crc32(marks.nonce));
    const requestId = multiply(weights.requestId, crc32(marks.requestId));
    const foot = Buffer.alloc(8);
    foot.writeUInt32LE((known ^ nonce ^ requestId) >>> 0, 0);
    foot.writeUInt32LE(size % 2 ** 32, 4);
    return foot;
  };
}

/**
 * Compresses what stands between the marks once for all who ask; the marks go in between as they are. Each stretch may
 * point back over marks, never into one.
 *
 * @param first - Marks as long as all that are to come.
 */
export async function gzipMarked(text: MarkedText, first: PageMarks): Promise<MarkedGzip> {
  const parts = text.map(({ text: stretch, mark }) => ({ bytes: Buffer.from(stretch), mark }));
  let before: Buffer = Buffer.alloc(0);
  const blocks = await Promise.all(
    parts.map(async ({ bytes, mark }) => {
      const dictionary = before;
      const gap = Buffer.alloc(mark ? first[mark].length : 0, noText);
      before = Buffer.concat([before, bytes, gap]).subarray(-windowSize);
      // Once for all who ask, so it may take its time.
      const options = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH };
      const block = await deflate(
        bytes,
        dictionary.length > 0 ? { ...options, dictionary } : options,
      );
      return { mark, block: mark ? Buffer.concat([block, storedHead(gap.length)]) : block };
    }),
  );
  const footOf = sumOf(parts, first);
  return (marks) =>
    Buffer.concat([
      head,
      ...blocks.flatMap(({ block, mark }) => (mark ? [block, Buffer.from(marks[mark])] : [block])),
      lastBlock,
      footOf(marks),
    ]);
}
