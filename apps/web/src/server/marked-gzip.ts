import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import type { PageMarks } from '../page/page-marks.ts';
import type { MarkedText } from './marked-text.ts';

/** Makes a gzip file of the text with the given marks. */
export type MarkedGzip = (marks: PageMarks) => Uint8Array<ArrayBuffer>;

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

function footOf(sum: number, size: number): Buffer {
  const foot = Buffer.alloc(8);
  foot.writeUInt32LE(sum, 0);
  foot.writeUInt32LE(size % 2 ** 32, 4);
  return foot;
}

/**
 * Compresses what stands between the marks once for all who ask; the marks go in between as they are. Each stretch may
 * point back over marks, never into one.
 *
 * @param first - Marks as long as all that are to come.
 */
export async function gzipMarked(text: MarkedText, first: PageMarks): Promise<MarkedGzip> {
  let before = Buffer.alloc(0);
  const pieces = await Promise.all(
    text.map(async ({ text: stretch, mark }) => {
      const bytes = Buffer.from(stretch);
      const dictionary = before;
      const gap = Buffer.alloc(mark ? first[mark].length : 0, noText);
      before = Buffer.concat([before, bytes, gap]).subarray(-windowSize);
      const finishFlush = constants.Z_SYNC_FLUSH;
      const deflated = await deflate(
        bytes,
        dictionary.length > 0 ? { finishFlush, dictionary } : { finishFlush },
      );
      return { bytes, mark, block: Buffer.concat([deflated, ...(mark ? [storedHead(gap.length)] : [])]) };
    }),
  );
  return (marks) => {
    const parts = [head];
    let sum = 0;
    let size = 0;
    const count = (bytes: Buffer) => {
      sum = crc32(bytes, sum);
      size += bytes.length;
      return bytes;
    };
    for (const { bytes, mark, block } of pieces) {
      count(bytes);
      parts.push(block);
      if (mark) parts.push(count(Buffer.from(marks[mark])));
    }
    return Buffer.concat([...parts, lastBlock, footOf(sum, size)]);
  };
}
