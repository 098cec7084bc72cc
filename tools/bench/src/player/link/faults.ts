/** What goes wrong with an answer: a status, a connection cut in the middle, or one that falls silent there. */
export type FaultEffect = 503 | 404 | 'reset' | 'silence';

/** A rule that spoils answers. */
export interface Fault {
  /** Of the path. */
  match: RegExp;
  effect: FaultEffect;
  /** How many answers it spoils. */
  times: number;
}

/** One line of the suite of faults. */
export interface FaultCase {
  fault: Fault;
  isLive?: boolean;
  /** Armed at once, or when the first frame is there. @default false */
  isAfterStart?: boolean;
}

const always = Number.POSITIVE_INFINITY;
const manifest = /(?:variant\.m3u8|manifest\.mpd)$/;
const anyPlaylist = /(?:\.m3u8|manifest\.mpd)$/;
const firstPicture = /s[0-3]-001\.m4s$/;
const thirdPicture = /s[0-3]-003\.m4s$/;
const anyPicture = /s[0-3]-\d+\.m4s$/;

/** The faults that are tried: at the start, in the middle of a film, and on a live stream. */
export const faultCases: Readonly<Record<string, FaultCase>> = {
  'start: manifest 503 once': { fault: { match: manifest, effect: 503, times: 1 } },
  'start: init segment 503 once': {
    fault: { match: /init-[0-3]\.mp4$/, effect: 503, times: 1 },
  },
  'start: first segment 503 twice': { fault: { match: firstPicture, effect: 503, times: 2 } },
  'start: first segment cut once': { fault: { match: firstPicture, effect: 'reset', times: 1 } },
  'start: first segment falls silent once': {
    fault: { match: firstPicture, effect: 'silence', times: 1 },
  },
  'segment 503 twice': { fault: { match: thirdPicture, effect: 503, times: 2 } },
  'segment 404 once': { fault: { match: thirdPicture, effect: 404, times: 1 } },
  'segment 404 for good': { fault: { match: thirdPicture, effect: 404, times: always } },
  'segment cut twice': { fault: { match: thirdPicture, effect: 'reset', times: 2 } },
  'segment falls silent once': { fault: { match: thirdPicture, effect: 'silence', times: 1 } },
  'live: manifest 503 twice': {
    fault: { match: anyPlaylist, effect: 503, times: 2 },
    isLive: true,
    isAfterStart: true,
  },
  'live: segment 404 twice': {
    fault: { match: anyPicture, effect: 404, times: 2 },
    isLive: true,
    isAfterStart: true,
  },
  'live: segment cut once': {
    fault: { match: anyPicture, effect: 'reset', times: 1 },
    isLive: true,
    isAfterStart: true,
  },
};

/** Takes the fault that spoils the answer for a path, if one does, and counts it. */
export function takeFault(faults: readonly Fault[], path: string): FaultEffect | undefined {
  const fault = faults.find(({ match, times }) => times > 0 && match.test(path));
  if (!fault) return undefined;
  fault.times -= 1;
  return fault.effect;
}
