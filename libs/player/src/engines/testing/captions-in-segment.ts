/** A byte as CEA-608 sends it: its highest bit makes the number of bits odd. */
const odd = (byte: number) => {
  const ones = byte.toString(2).replaceAll('0', '').length;
  return ones % 2 === 0 ? byte | 0x80 : byte;
};

/** Takes captions up anew, at the foot of the picture. */
const BEGIN = [0x14, 0x20, 0x14, 0x2e, 0x14, 0x70];
/** Shows what has been taken up. */
const SHOW = [0x14, 0x2f];

/** How user data of ATSC begin that hold captions. */
const ATSC = [0xb5, 0x00, 0x31, 0x47, 0x41, 0x39, 0x34, 0x03];

/** Words as a part of the picture's stream that holds captions (SEI with ATSC user data). */
function message(words: string): Buffer {
  const letters = Array.from(words, (letter) => letter.codePointAt(0) ?? 0);
  const bytes = [...BEGIN, ...letters, ...(letters.length % 2 ? [0] : []), ...SHOW];
  const pairs = Array.from({ length: bytes.length / 2 }, (_, index) => [
    0xfc,
    odd(bytes[2 * index] ?? 0),
    odd(bytes[2 * index + 1] ?? 0),
  ]);
  const data = [...ATSC, 0x40 | pairs.length, 0xff, ...pairs.flat(), 0xff];
  const unit = Buffer.from([0x06, 0x04, data.length, ...data, 0x80]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(unit.length);
  return Buffer.concat([length, unit]);
}

/** A segment of picture whose first frame brings words; only the sizes around them are told again. */
export function withCaptions(segment: Buffer, file: string): Buffer {
  const words = message(`Words of ${file.split('/').at(-1) ?? ''}`.replace('.m4s', ''));
  const copy = Buffer.from(segment);
  const run = copy.indexOf('trun') + 4;
  const flags = copy.readUInt32BE(run) & 0xffffff;
  // Behind the count stand the place of the data and the first frame's flags, and before its size its duration.
  const first = run + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0) + (flags & 0x100 ? 4 : 0);
  copy.writeUInt32BE(copy.readUInt32BE(first) + words.length, first);
  const data = copy.indexOf('mdat', run);
  copy.writeUInt32BE(copy.readUInt32BE(data - 4) + words.length, data - 4);
  return Buffer.concat([copy.subarray(0, data + 4), words, copy.subarray(data + 4)]);
}
