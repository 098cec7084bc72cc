import { readFileSync } from 'node:fs';

/** Flags of a `tfhd` box: which fields stand before the length of a frame, and that it is given. */
const hasOffset = 0x1;
const hasDescription = 0x2;
const hasDuration = 0x8;

/** Where the contents of a box begin, after its name. */
function contentsOf(file: Buffer, name: string): number {
  const at = file.indexOf(name, 0, 'latin1');
  if (at < 0) throw new Error(`There is no box ${name}`);
  return at + name.length;
}

/** Frames in a second, as they were encoded: by the clock of the track and the length of a frame in its first segment. */
export function frameRate(folder: string): number {
  const start = readFileSync(`${folder}/init.mp4`);
  const header = contentsOf(start, 'mdhd');
  // Version 1 tells its two moments in 8 bytes each.
  const timescale = start.readUInt32BE(header + (start.readUInt8(header) === 1 ? 20 : 12));

  const segment = readFileSync(`${folder}/1.m4s`);
  const track = contentsOf(segment, 'tfhd');
  const flags = segment.readUInt32BE(track) & 0xff_ff_ff;
  if (!(flags & hasDuration)) throw new Error('The frames have no common length');
  const skipped = (flags & hasOffset ? 8 : 0) + (flags & hasDescription ? 4 : 0);
  return timescale / segment.readUInt32BE(track + 8 + skipped);
}
