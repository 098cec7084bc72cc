import type { Fault, FaultEffect } from './faults.ts';

/** One line of the suite of faults. */
export interface FaultCase {
  fault: Fault;
  isLive: boolean;
  /** Armed when the first frame is there, and not at once. */
  isAfterStart: boolean;
  /** It does not pass by itself: a player may say so, and has to play when it is over and somebody asks it to. */
  isLasting: boolean;
  /** It is over after so long, in ms. @default by what it spoils */
  lastsMs?: number;
  /** Live: how many segments a manifest lists. @default those of the stream */
  listed?: number;
}

const always = Number.POSITIVE_INFINITY;
/** A single failure is forgiven by most: twice in a row shows more. */
const TWICE = 2;

const anyPlaylist = /(?:\.m3u8|manifest\.mpd)$/;
const anyPicture = /s[0-3]-\d+\.m4s$/;

/** What is hit, for each stream and moment; of a film in the middle what the third segment and its playlists need. */
const places = [
  { name: 'film start', isLive: false, isAfterStart: false, once: /s[0-3]-001\.m4s$/ },
  { name: 'film middle', isLive: false, isAfterStart: true, once: /s[0-3]-003\.m4s$/ },
  { name: 'live start', isLive: true, isAfterStart: false, once: anyPicture },
  { name: 'live middle', isLive: true, isAfterStart: true, once: anyPicture },
];

const effects: readonly (readonly [name: string, effect: FaultEffect])[] = [
  ['503', 503],
  ['404', 404],
  ['cut', 'reset'],
  ['silence', 'silence'],
];

/** All of the matrix: stream and moment, file, effect, passing or lasting. */
function* matrix(): Generator<[name: string, FaultCase]> {
  for (const { name: place, once, ...when } of places) {
    for (const [name, effect] of effects) {
      for (const isLasting of [false, true]) {
        const times = isLasting ? always : TWICE;
        const end = isLasting ? ' for good' : '';
        yield [
          `${place}: manifest ${name}${end}`,
          { ...when, isLasting, fault: { match: anyPlaylist, effect, times } },
        ];
        // The third segment is loaded soon after the start: what hits it must be there before.
        const isAfterStart = when.isLive && when.isAfterStart;
        const isFirst = !when.isAfterStart || when.isLive;
        const match = isLasting ? (isFirst ? anyPicture : /s[0-3]-(?!00[12]\.)\d+\.m4s$/) : once;
        yield [
          `${place}: segment ${name}${end}`,
          { ...when, isAfterStart, isLasting, fault: { match, effect, times } },
        ];
      }
    }
  }
}

const film = { isLive: false, isAfterStart: false, isLasting: false };

/** What the matrix does not have: what no rendition has, damaged media, gaps, starts of renditions, a short window. */
const others: Readonly<Record<string, FaultCase>> = {
  'film start: init segment 503': {
    ...film,
    fault: { match: /init-[0-3]\.mp4$/, effect: 503, times: 1 },
  },
  'film start: every init segment 404 for good': {
    ...film,
    isLasting: true,
    fault: { match: /init-[0-3]\.mp4$/, effect: 404, times: always },
  },
  'film middle: third segment 404 for good': {
    ...film,
    fault: { match: /s[0-3]-003\.m4s$/, effect: 404, times: always },
  },
  'film middle: third segment damaged': {
    ...film,
    fault: { match: /s[0-3]-003\.m4s$/, effect: 'half', times: always },
  },
  'film middle: gap in the lists': {
    ...film,
    fault: {
      match: /(?:media-\d\.m3u8|manifest\.mpd|s\d-00[23]\.m4s)$/,
      effect: 'gap',
      times: always,
    },
  },
  'live middle: 8 s of 503 in a window of three': {
    isLive: true,
    isAfterStart: true,
    isLasting: false,
    listed: 3,
    lastsMs: 8_000,
    fault: { match: /\.m4s$/, effect: 503, times: always },
  },
};

/** The faults that are tried, by name. */
export const faultCases: Readonly<Record<string, FaultCase>> = {
  ...Object.fromEntries(matrix()),
  ...others,
};

/** What every player is tried with: what passes by itself. */
export const passingFaults: readonly string[] = Object.keys(faultCases).filter(
  (name) => !faultCases[name]?.isLasting,
);
