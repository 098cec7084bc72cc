/** What MP4 segments and starts of renditions begin with; anything else is another format, or encrypted whole. */
const firstTypes: ReadonlySet<string> = new Set(['ftyp', 'styp', 'sidx', 'emsg', 'prft', 'moof']);

/** Boxes that hold nothing but boxes. */
const containers: ReadonlySet<string> = new Set(['moof', 'traf']);

const HEADER = 8;
const LARGE_HEADER = 16;
/** Sizes that are none: the box reaches to the end, or its size follows its type. */
const TO_THE_END = 0;
const LARGE = 1;

function typeAt(view: DataView, at: number): string {
  return String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
}

/** Whether boxes fill a stretch to its last byte. */
function areWhole(view: DataView, from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    if (at + HEADER > to) return false;
    const short = view.getUint32(at);
    if (short === TO_THE_END) return true;
    const isLarge = short === LARGE;
    if (isLarge && at + LARGE_HEADER > to) return false;
    const header = isLarge ? LARGE_HEADER : HEADER;
    const size = isLarge ? Number(view.getBigUint64(at + HEADER)) : short;
    if (size < header || at + size > to) return false;
    if (containers.has(typeAt(view, at)) && !areWhole(view, at + header, at + size)) return false;
    at += size;
  }
  return true;
}

/**
 * Whether an MP4 file ends in the middle of a box, or its headers cannot be read.
 *
 * A source buffer takes half a segment without a word, waits for its other half, and reads the next segment as that:
 * it then fails for good, and what was loaded before goes with it. So such a file must not come so far.
 */
export function isBrokenMedia(body: ArrayBuffer): boolean {
  const view = new DataView(body);
  if (body.byteLength < HEADER || !firstTypes.has(typeAt(view, 0))) return false;
  return !areWhole(view, 0, body.byteLength);
}
