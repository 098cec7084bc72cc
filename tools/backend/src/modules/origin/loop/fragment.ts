import {
  boxesIn,
  boxOf,
  bytesOf,
  flagsOf,
  makeBox,
  readBoxes,
  versionOf,
  type Box,
} from './boxes.ts';

/** Where a fragment stands in a longer stream. */
export interface FragmentPlace {
  sequenceNumber: number;
  /** Added to its time, in units of the track. */
  shift: number;
  /** Length of what is left out at its beginning, in units of the track; whole samples. @default 0 */
  skip?: number;
}

/** Fields of `tfhd` and `trun` by the flag that says they are there. */
const TFHD = { baseDataOffset: 0x1, description: 0x2, duration: 0x8, size: 0x10 } as const;
const TRUN = { dataOffset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200 } as const;
const SAMPLE_FIELDS = [0x100, 0x200, 0x400, 0x800] as const;

interface SampleDefaults {
  duration: number;
  size: number;
}

function readDefaults(bytes: Buffer, tfhd: Box): SampleDefaults {
  const flags = flagsOf(bytes, tfhd);
  let at = tfhd.content + 8;
  if (flags & TFHD.baseDataOffset) at += 8;
  if (flags & TFHD.description) at += 4;
  const duration = flags & TFHD.duration ? bytes.readUInt32BE(at) : 0;
  if (flags & TFHD.duration) at += 4;
  return { duration, size: flags & TFHD.size ? bytes.readUInt32BE(at) : 0 };
}

/** A `trun` in its parts. */
interface Run {
  flags: number;
  /** Version and flags, as they stood. */
  head: Buffer;
  dataOffset: number;
  firstFlags: Buffer;
  samples: { duration: number; size: number; fields: Buffer }[];
}

function readRun(bytes: Buffer, trun: Box, defaults: SampleDefaults): Run {
  const flags = flagsOf(bytes, trun);
  if (!(flags & TRUN.dataOffset)) throw new Error('This fragment does not say where its data is');
  const dataOffset = bytes.readInt32BE(trun.content + 8);
  const hasFirstFlags = (flags & TRUN.firstFlags) !== 0;
  const first = trun.content + 12 + (hasFirstFlags ? 4 : 0);
  const width = SAMPLE_FIELDS.filter((field) => flags & field).length * 4;
  const samples = Array.from({ length: bytes.readUInt32BE(trun.content + 4) }, (_, index) => {
    const at = first + index * width;
    const sizeAt = at + (flags & TRUN.duration ? 4 : 0);
    return {
      duration: flags & TRUN.duration ? bytes.readUInt32BE(at) : defaults.duration,
      size: flags & TRUN.size ? bytes.readUInt32BE(sizeAt) : defaults.size,
      fields: bytes.subarray(at, at + width),
    };
  });
  const head = bytes.subarray(trun.content, trun.content + 4);
  return { flags, head, dataOffset, firstFlags: bytes.subarray(trun.content + 12, first), samples };
}

function makeRun({ head, firstFlags, samples }: Run, dataOffset: number): Buffer {
  const counts = Buffer.alloc(8);
  counts.writeUInt32BE(samples.length);
  counts.writeInt32BE(dataOffset, 4);
  return makeBox('trun', [head, counts, firstFlags, ...samples.map(({ fields }) => fields)]);
}

const readDecodeTime = (bytes: Buffer, tfdt: Box): number =>
  versionOf(bytes, tfdt) === 1
    ? Number(bytes.readBigUInt64BE(tfdt.content + 4))
    : bytes.readUInt32BE(tfdt.content + 4);

function makeDecodeTime(time: number): Buffer {
  const content = Buffer.alloc(12);
  content.writeUInt8(1);
  content.writeBigUInt64BE(BigInt(time), 4);
  return makeBox('tfdt', [content]);
}

function makeSequenceNumber(sequenceNumber: number): Buffer {
  const content = Buffer.alloc(8);
  content.writeUInt32BE(sequenceNumber, 4);
  return makeBox('mfhd', [content]);
}

/** How many samples at the beginning last so long together. */
function countSkipped({ samples }: Run, skip: number): number {
  let left = skip;
  let count = 0;
  while (left > 0 && count < samples.length) {
    left -= samples[count]?.duration ?? 0;
    count += 1;
  }
  if (left !== 0) throw new Error('Only whole samples can be left out');
  return count;
}

function readFragment(bytes: Buffer) {
  const boxes = readBoxes(bytes);
  const moof = boxOf(boxes, 'moof');
  const trafs = boxesIn(bytes, moof).filter(({ type }) => type === 'traf');
  const [traf] = trafs;
  if (!traf || trafs.length > 1) throw new Error('Only fragments of one track can be moved');
  const parts = boxesIn(bytes, traf);
  const tfdt = boxOf(parts, 'tfdt');
  const run = readRun(bytes, boxOf(parts, 'trun'), readDefaults(bytes, boxOf(parts, 'tfhd')));
  return { boxes, moof, parts, run, decodeTime: readDecodeTime(bytes, tfdt) };
}

/** When a fragment begins and how long it is, in units of its track. */
export function timesOfFragment(bytes: Buffer): { decodeTime: number; duration: number } {
  const { decodeTime, run } = readFragment(bytes);
  return { decodeTime, duration: run.samples.reduce((sum, { duration }) => sum + duration, 0) };
}

/**
 * A fragment of one track moved to another place in time; its samples stay as they are.
 *
 * Times are written with 64 bits, since 32 hold little more than a day of sound. The index (`sidx`) is
 * left out: it would repeat the old time, and segments that a manifest names need none. Where samples
 * are left out the sample groups go too, since they count them.
 */
export function moveFragment(
  bytes: Buffer,
  { sequenceNumber, shift, skip = 0 }: FragmentPlace,
): Buffer {
  const { boxes, moof, parts, run, decodeTime } = readFragment(bytes);
  const skipped = run.samples.slice(0, countSkipped(run, skip));
  const kept = { ...run, samples: run.samples.slice(skipped.length) };
  const makeMoof = (dataOffset: number): Buffer =>
    makeBox('moof', [
      makeSequenceNumber(sequenceNumber),
      makeBox(
        'traf',
        parts.flatMap((part): Buffer[] => {
          if (part.type === 'tfdt') return [makeDecodeTime(decodeTime + skip + shift)];
          if (part.type === 'trun') return [makeRun(kept, dataOffset)];
          return part.type === 'sbgp' && skip > 0 ? [] : [bytesOf(bytes, part)];
        }),
      ),
    ]);
  const dataStart = moof.start + run.dataOffset + skipped.reduce((sum, { size }) => sum + size, 0);
  const data = bytes.subarray(dataStart, boxOf(boxes, 'mdat').end);
  const dataOffset = makeMoof(0).length + 8;
  return Buffer.concat([
    ...boxes.filter(({ type }) => type === 'styp').map((box) => bytesOf(bytes, box)),
    makeMoof(dataOffset),
    makeBox('mdat', [data]),
  ]);
}

/**
 * The start of a track without the length of the film that it came from: a stream without an end would
 * seem to end there. The box stays as free space, so that nothing else moves.
 */
export function withoutLength(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const moov = boxOf(readBoxes(copy), 'moov');
  const mvex = boxOf(boxesIn(copy, moov), 'mvex');
  const mehd = boxesIn(copy, mvex).find(({ type }) => type === 'mehd');
  if (mehd) copy.write('free', mehd.start + 4, 'latin1');
  return copy;
}
