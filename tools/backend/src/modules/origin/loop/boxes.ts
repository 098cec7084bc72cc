/** A box of an MP4 file, in place. */
export interface Box {
  type: string;
  /** Where its size field stands. */
  start: number;
  /** Where its content begins. */
  content: number;
  /** Where the next box begins. */
  end: number;
}

const HEADER_BYTES = 8;

/** The boxes between two places, in order. @throws Error for bytes that are no boxes. */
export function readBoxes(bytes: Buffer, start = 0, end = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at < end;) {
    const size = bytes.readUInt32BE(at);
    if (size < HEADER_BYTES || at + size > end) throw new Error(`No MP4 box at byte ${at}`);
    const type = bytes.toString('latin1', at + 4, at + HEADER_BYTES);
    boxes.push({ type, start: at, content: at + HEADER_BYTES, end: at + size });
    at += size;
  }
  return boxes;
}

/** The one box of a type. @throws Error where there is none. */
export function boxOf(boxes: readonly Box[], type: string): Box {
  const found = boxes.find((box) => box.type === type);
  if (!found) throw new Error(`No ${type} in this MP4 file`);
  return found;
}

/** The boxes inside a box. */
export const boxesIn = (bytes: Buffer, { content, end }: Box): Box[] =>
  readBoxes(bytes, content, end);

/** A box with its header as bytes. */
export const bytesOf = (bytes: Buffer, { start, end }: Box): Buffer => bytes.subarray(start, end);

/** A new box round some content. */
export function makeBox(type: string, content: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(HEADER_BYTES + content.reduce((sum, part) => sum + part.length, 0));
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...content]);
}

/** Version 0 or 1 of a box that has one. */
export const versionOf = (bytes: Buffer, { content }: Box): number => bytes.readUInt8(content);

/** The 24 flags of a box that has them. */
export const flagsOf = (bytes: Buffer, { content }: Box): number =>
  bytes.readUInt32BE(content) & 0xff_ff_ff;
