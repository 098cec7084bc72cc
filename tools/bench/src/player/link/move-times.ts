const HEADER = 8;
const containers = new Set(['moof', 'traf']);
/** Where the time stands in a box, behind its header, by the box's version. */
const timeOffsets: Readonly<Record<string, number>> = { tfdt: 4, sidx: 12 };

/** A copy of a media segment that begins later, by units of its timescale. */
export function moveTimes(segment: Buffer, units: number): Buffer {
  const copy = Buffer.from(segment);
  const walk = (start: number, end: number) => {
    let at = start;
    while (at + HEADER <= end) {
      const size = copy.readUInt32BE(at);
      if (size < HEADER) return;
      const type = copy.toString('latin1', at + 4, at + HEADER);
      if (containers.has(type)) walk(at + HEADER, at + size);
      const offset = timeOffsets[type];
      if (offset !== undefined) add(copy, at + HEADER + offset, copy[at + HEADER] === 1, units);
      at += size;
    }
  };
  walk(0, copy.length);
  return copy;
}

function add(bytes: Buffer, at: number, isLong: boolean, units: number): void {
  if (isLong) bytes.writeBigUInt64BE(bytes.readBigUInt64BE(at) + BigInt(units), at);
  else bytes.writeUInt32BE(bytes.readUInt32BE(at) + units, at);
}
