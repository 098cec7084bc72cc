import type { PlaybackError } from '@foyer/player-machine';

type Category = PlaybackError['category'];

/** Details of hls.js whose kind differs from that of their type. Reading 17. */
const categories: Readonly<Record<string, Category>> = {
  manifestParsingError: 4,
  manifestIncompatibleCodecsError: 4,
  levelEmptyError: 4,
  levelParsingError: 4,
  playlistUnchangedError: 4,
  subtitleTrackLoadError: 2,
  subtitleTrackLoadTimeOut: 2,
  fragGap: 5,
  fragDecryptError: 6,
  keyLoadError: 6,
  keyLoadTimeOut: 6,
  bufferFullError: 5,
  bufferSeekOverHole: 5,
  bufferNudgeOnStall: 5,
  bufferStalledError: 5,
  levelSwitchError: 5,
  internalException: 7,
  attachMediaError: 7,
  unknown: 7,
};

/** Types of hls.js. */
const typeCategories: Readonly<Record<string, Category>> = {
  networkError: 1,
  mediaError: 3,
  muxError: 3,
  keySystemError: 6,
  otherError: 7,
};

/** What this translation needs of an error of hls.js. */
export interface HlsErrorData {
  type: string;
  details: string;
  fatal: boolean;
  /** HTTP status of the answer that failed. */
  status?: number;
}

const isFinalStatus = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Translates an error of hls.js; what it calls fatal is critical. A manifest refused with 4xx is an error of the manifest. */
export function hlsError({ type, details, fatal, status = 0 }: HlsErrorData): PlaybackError {
  const isRefusedManifest = details === 'manifestLoadError' && isFinalStatus(status);
  return {
    severity: fatal ? 2 : 1,
    category: isRefusedManifest ? 4 : (categories[details] ?? typeCategories[type] ?? 7),
    code: `hls-${details}${status ? `-${status}` : ''}`,
  };
}
