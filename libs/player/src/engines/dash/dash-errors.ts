import type { PlaybackError } from '@foyer/player-machine';

type Verdict = readonly [severity: 1 | 2, category: PlaybackError['category']];

/** What dash.js reports, in the vocabulary of all engines. Reading 17. Its codes 1 to 4 are those of the media element. */
const verdicts: Readonly<Record<number, Verdict>> = {
  1: [1, 3],
  2: [2, 1],
  3: [2, 3],
  4: [2, 3],
  // manifest: parse, load, xlink
  10: [2, 4],
  11: [2, 1],
  12: [1, 1],
  // segments: index, clock, load, empty request, base address
  15: [2, 1],
  16: [1, 5],
  17: [2, 1],
  18: [1, 5],
  19: [2, 1],
  // buffer: append, remove, new period
  20: [2, 3],
  21: [1, 3],
  22: [2, 5],
  // browser: Media Source Extensions, Encrypted Media Extensions
  23: [2, 7],
  24: [2, 6],
  // downloads given up: manifest, index, segment, start of a rendition, xlink
  25: [2, 1],
  26: [2, 1],
  27: [2, 1],
  28: [2, 1],
  29: [1, 1],
  // manifest: parse, nothing to play, subtitles, muxed, type
  31: [2, 4],
  32: [2, 4],
  33: [1, 2],
  34: [2, 4],
  35: [2, 7],
};

const FIRST_DRM_CODE = 100;
/** A licence server's certificate was replaced, and a key ran out but may come again. */
const softDrmCodes = new Set([109, 110]);

/** The answers after which asking again is no use: the media is not there, or not for this viewer. */
const isFinalStatus = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Translates an error of dash.js.
 *
 * @param status - The HTTP status of the answer that failed, where there was one: a manifest refused with 4xx is an
 *   error of the manifest, since asking again does not help.
 */
export function dashError(code: number, status = 0): PlaybackError {
  const isManifest = code === 11 || code === 25;
  const [severity, category] =
    code >= FIRST_DRM_CODE
      ? ([softDrmCodes.has(code) ? 1 : 2, 6] as const)
      : isManifest && isFinalStatus(status)
        ? ([2, 4] as const)
        : (verdicts[code] ?? ([1, 5] as const));
  return { severity, category, code: `dash-${code}${status ? `-${status}` : ''}` };
}
