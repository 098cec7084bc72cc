import type { PlaybackError } from '@foyer/player-machine';
import { verdictOf } from './retry-policy.ts';

/** Why encrypted media does not play. */
export type DrmFailure =
  /** The browser has no key system that the streams are made for. */
  | 'noKeySystem'
  /** The licence server said no: the token ran out, or the viewer has no right. */
  | 'licenceRefused'
  /** The licence server did not answer. */
  | 'licenceNetwork'
  /** The screen is not protected as the licence demands. */
  | 'outputRestricted'
  /** The key system itself failed: its keys, its session, its certificate. */
  | 'keySystemFailed';

const codes: Readonly<Record<DrmFailure, string>> = {
  noKeySystem: 'drm-no-key-system',
  licenceRefused: 'drm-licence-refused',
  licenceNetwork: 'drm-licence-network',
  outputRestricted: 'drm-output-restricted',
  keySystemFailed: 'drm-key-system',
};

/** An error of encrypted media, in the one vocabulary of all engines: critical, of category 6. ENGINE-033 */
export function drmError(failure: DrmFailure): PlaybackError {
  return { severity: 2, category: 6, code: codes[failure] };
}

/** What a failed licence request means, by its HTTP status; 0 for no answer. */
export function licenceFailure(status: number): DrmFailure {
  return verdictOf(status) === 'refused' ? 'licenceRefused' : 'licenceNetwork';
}
