import type { PlaybackError } from '@foyer/player-machine';
import type { ErrorDetails } from 'hls.js';
import { drmError, licenceFailure, type DrmFailure } from '../../engine/drm-errors.ts';
import { verdictOf } from '../../engine/retry-policy.ts';

type Verdict = PlaybackError['category'] | DrmFailure;

/** Everything that hls.js reports, in the vocabulary of all engines. Reading 17 */
export const hlsVerdicts: Readonly<Record<`${ErrorDetails}`, Verdict>> = {
  keySystemNoKeys: 'noKeySystem',
  keySystemNoAccess: 'noKeySystem',
  keySystemNoSession: 'keySystemFailed',
  keySystemNoConfiguredLicense: 'noKeySystem',
  keySystemLicenseRequestFailed: 'licenceNetwork',
  keySystemServerCertificateRequestFailed: 'licenceNetwork',
  keySystemServerCertificateUpdateFailed: 'keySystemFailed',
  keySystemSessionUpdateFailed: 'keySystemFailed',
  keySystemStatusOutputRestricted: 'outputRestricted',
  keySystemStatusInternalError: 'keySystemFailed',
  keySystemDestroyMediaKeysError: 'keySystemFailed',
  keySystemDestroyCloseSessionError: 'keySystemFailed',
  keySystemDestroyRemoveSessionError: 'keySystemFailed',
  fragDecryptError: 'keySystemFailed',
  keyLoadError: 'licenceNetwork',
  keyLoadTimeOut: 'licenceNetwork',

  manifestLoadError: 1,
  manifestLoadTimeOut: 1,
  manifestParsingError: 4,
  manifestIncompatibleCodecsError: 4,
  levelEmptyError: 4,
  levelParsingError: 4,
  playlistUnchangedError: 4,
  levelLoadError: 1,
  levelLoadTimeOut: 1,
  levelSwitchError: 5,
  audioTrackLoadError: 1,
  audioTrackLoadTimeOut: 1,

  subtitleTrackLoadError: 2,
  subtitleTrackLoadTimeOut: 2,

  fragLoadError: 1,
  fragLoadTimeOut: 1,
  fragParsingError: 3,
  fragGap: 5,
  remuxAllocError: 3,
  bufferAddCodecError: 3,
  bufferIncompatibleCodecsError: 3,
  bufferAppendError: 3,
  bufferAppendingError: 3,
  bufferAppendNoProgress: 3,
  mediaSourceRequiresReset: 3,
  bufferStalledError: 5,
  bufferFullError: 5,
  bufferSeekOverHole: 5,
  bufferNudgeOnStall: 5,

  assetListLoadError: 5,
  assetListLoadTimeout: 5,
  assetListParsingError: 5,
  interstitialAssetItemError: 5,
  aborted: 5,
  internalException: 7,
  attachMediaError: 7,
  unknown: 7,
};

/** What this translation needs of an error of hls.js. */
export interface HlsErrorData {
  details: string;
  fatal: boolean;
  /** HTTP status of the answer that failed. */
  status?: number;
}

/** What nothing plays without; of segments that is their rendition's start, since others are passed over. */
const isNeeded = (details: string) => /^(manifest|level|audioTrack|frag)Load/.test(details);

/**
 * Translates an error of hls.js; what it calls fatal is critical. A playlist, or the start of a rendition, that is
 * refused with 4xx is an error of the manifest, since asking again does not help.
 */
export function hlsError({ details, fatal, status = 0 }: HlsErrorData): PlaybackError {
  const verdict = (hlsVerdicts as Readonly<Record<string, Verdict>>)[details] ?? 7;
  const severity = fatal ? 2 : 1;
  if (typeof verdict === 'string') {
    const failure = verdict === 'licenceNetwork' ? licenceFailure(status) : verdict;
    return { ...drmError(failure), severity };
  }
  const isRefused = isNeeded(details) && verdictOf(status) === 'refused';
  return {
    severity,
    category: isRefused ? 4 : verdict,
    code: `hls-${details}${status ? `-${status}` : ''}`,
  };
}
