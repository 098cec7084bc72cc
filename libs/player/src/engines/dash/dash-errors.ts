import type { PlaybackError } from '@foyer/player-machine';
import { drmError, licenceFailure, type DrmFailure } from '../../engine/drm-errors.ts';
import { verdictOf } from '../../engine/retry-policy.ts';

type Verdict = readonly [severity: 1 | 2, what: PlaybackError['category'] | DrmFailure];

/** What dash.js reports, in the vocabulary of all engines. Reading 17. Its codes 1 to 5 are those of the media element. */
export const dashVerdicts: Readonly<Record<number, Verdict>> = {
  1: [1, 3],
  2: [2, 1],
  3: [2, 3],
  4: [2, 3],
  5: [2, 'keySystemFailed'],
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
  24: [2, 'noKeySystem'],
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
  // keys: any, unknown, client, service, output, hardware, domain
  100: [2, 'keySystemFailed'],
  101: [2, 'keySystemFailed'],
  102: [2, 'keySystemFailed'],
  103: [2, 'licenceNetwork'],
  104: [2, 'outputRestricted'],
  105: [2, 'keySystemFailed'],
  106: [2, 'keySystemFailed'],
  // messages: any, without a question
  107: [2, 'keySystemFailed'],
  108: [2, 'keySystemFailed'],
  // a certificate was replaced, and a key ran out but may come again
  109: [1, 'keySystemFailed'],
  110: [1, 'keySystemFailed'],
  // no licence server, key system denied, no session, licence server failed
  111: [2, 'noKeySystem'],
  112: [2, 'noKeySystem'],
  113: [2, 'keySystemFailed'],
  114: [2, 'licenceNetwork'],
  // smooth streaming, which nothing of ours is made in
  200: [2, 4],
  201: [2, 4],
};

/** From here on are errors of stored playback, which the player does not have. */
const FIRST_OFFLINE_CODE = 11_000;

/** What this translation needs of an error of dash.js. */
export interface DashErrorData {
  code: number;
  /** HTTP status of the answer that failed; 0 where there was none. @default 0 */
  status?: number;
  /** Of the file that failed: `text`, `video`… */
  mediaType?: string;
}

const isManifest = (code: number) => code === 11 || code === 25;

/**
 * Translates an error of dash.js. A manifest refused with 4xx is an error of the manifest, since asking again does
 * not help; missing subtitles stop nothing.
 */
export function dashError({ code, status = 0, mediaType }: DashErrorData): PlaybackError {
  const named = `dash-${code}${status ? `-${status}` : ''}`;
  if (mediaType === 'text') return { severity: 1, category: 2, code: named };
  const [severity, what] = dashVerdicts[code] ?? [1, code >= FIRST_OFFLINE_CODE ? 7 : 5];
  if (typeof what === 'string') {
    const failure = what === 'licenceNetwork' ? licenceFailure(status) : what;
    return { ...drmError(failure), severity };
  }
  const isRefused = isManifest(code) && verdictOf(status) === 'refused';
  return { severity, category: isRefused ? 4 : what, code: named };
}

/** The status that messages about licences end with. */
const licenceStatus = /status is "[^"]*" \((\d+)\)/;

/** Reads what dash.js sends with an `error` event. */
export function readDashError(error: unknown): DashErrorData {
  const { code, message, data } = (error ?? {}) as {
    code?: unknown;
    message?: unknown;
    data?: {
      response?: { status?: unknown };
      request?: { mediaType?: unknown };
    } | null;
  };
  const answered = data?.response?.status;
  const told = licenceStatus.exec(typeof message === 'string' ? message : '')?.[1];
  const mediaType = data?.request?.mediaType;
  return {
    code: Number(code) || 0,
    status: typeof answered === 'number' ? answered : Number(told ?? 0),
    ...(typeof mediaType === 'string' && { mediaType }),
  };
}
