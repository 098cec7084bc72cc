/**
 * What goes wrong with an answer: a status, a body that stops half-way, one whose connection breaks there, and whole
 * answers with damaged content: cut in half, with pictures that are noise, or without readable headers.
 */
export type Mishap = number | 'hangs' | 'breaks' | 'cut' | 'noise' | 'unreadable';

/** Which files are in trouble, with what, and when. */
export interface Fault {
  files: RegExp;
  mishap: Mishap;
  /** How often per playback. @default always */
  times?: number;
  /** So many answers come before it. @default 0 */
  after?: number;
  /** While a playback is so old, in seconds. @default at any age */
  ages?: readonly [from: number, to: number];
}

const third = /\d+p\/4\.m4s$/;
const sound = /audio-ru\/4\.m4s$/;
const manifest = /(manifest\.mpd|variant\.m3u8)$/;

/** The faults that an address can name: `/media/<fault>/<playback>/<asset>/<file>`. */
export const faults: Readonly<Record<string, Fault>> = {
  none: { files: /^$/, mishap: 200, times: 0 },
  'segment-503-twice': { files: third, mishap: 503, times: 2 },
  'segment-404-once': { files: third, mishap: 404, times: 1 },
  'segment-404-always': { files: third, mishap: 404 },
  'segments-gone': { files: /\d+p\/(?:[4-9]|\d\d+)\.m4s$/, mishap: 404 },
  'segments-404-in-a-row': { files: /\d+p\/[4-6]\.m4s$/, mishap: 404 },
  'sound-404-always': { files: sound, mishap: 404 },
  'end-404-once': { files: /\d+p\/45\.m4s$/, mishap: 404, times: 1 },
  'segment-breaks-twice': { files: third, mishap: 'breaks', times: 2 },
  'segment-breaks-always': { files: third, mishap: 'breaks' },
  'sound-breaks-always': { files: sound, mishap: 'breaks' },
  'segments-break-from-the-start': { files: /\d+p\/\d+\.m4s$/, mishap: 'breaks', times: 7 },
  'segment-hangs-once': { files: third, mishap: 'hangs', times: 1 },
  'segment-cut-once': { files: third, mishap: 'cut', times: 1 },
  'segment-cut-always': { files: third, mishap: 'cut' },
  'sound-cut-always': { files: sound, mishap: 'cut' },
  'segment-noise-always': { files: third, mishap: 'noise' },
  'segment-unreadable-always': { files: third, mishap: 'unreadable' },
  'start-404-of-one': { files: /240p\/init\.mp4$/, mishap: 404 },
  'starts-404': { files: /\d+p\/init\.mp4$/, mishap: 404 },
  'starts-503': { files: /\d+p\/init\.mp4$/, mishap: 503, times: 5 },
  'outage-503': { files: /\.m4s$/, mishap: 503, ages: [12, 20] },
  'long-outage-503': { files: /\.m4s$/, mishap: 503, ages: [12, 34] },
  'manifest-503-once': { files: manifest, mishap: 503, times: 1 },
  // The first answers of a broadcast come; its refreshes do not, for a while.
  'refresh-503': { files: /(manifest\.mpd|\d+p\.m3u8)$/, mishap: 503, times: 3, after: 2 },
  'manifest-404': { files: manifest, mishap: 404 },
};

/** So many files of a playback were concerned by its fault. */
const counts = new Map<string, number>();
/** When each playback asked first, in milliseconds. */
const births = new Map<string, number>();

/** What goes wrong with an answer to a playback, if anything does. */
export function takeMishap(fault: string, playback: string, file: string): Mishap | undefined {
  const now = Date.now();
  const born = births.get(playback) ?? now;
  births.set(playback, born);
  const found = faults[fault];
  if (!found?.files.test(file)) return undefined;
  const { mishap, times = Number.POSITIVE_INFINITY, after = 0, ages = [0, Infinity] } = found;
  const count = counts.get(playback) ?? 0;
  counts.set(playback, count + 1);
  const age = (now - born) / 1000;
  const isNow = age >= ages[0] && age < ages[1];
  return isNow && count >= after && count < after + times ? mishap : undefined;
}

const HEADER = 8;

/** Overwrites what is in the first box of a type, from a share of it on, and leaves its length alone. */
function overwrite(segment: Buffer, type: string, from: number): Buffer {
  const copy = Buffer.from(segment);
  const at = copy.indexOf(type) - 4;
  const inside = copy.subarray(at + HEADER, at + copy.readUInt32BE(at));
  const spoilt = inside.subarray(Math.floor(inside.byteLength * from));
  for (let index = 0; index < spoilt.byteLength; index += 1) spoilt[index] = (index * 167) % 251;
  return copy;
}

/** A whole answer with damaged content; the body itself for every other mishap. */
export function damaged(body: Buffer, mishap: Mishap | undefined): Buffer {
  if (mishap === 'cut') return body.subarray(0, body.byteLength >> 1);
  if (mishap === 'noise') return overwrite(body, 'mdat', 0.25);
  return mishap === 'unreadable' ? overwrite(body, 'moof', 0) : body;
}
