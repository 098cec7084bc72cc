import type { MediaPlayerClass } from 'dashjs';
import { LICENCE_TOKEN_HEADER } from '../../engine/licence-header.ts';
import type { EngineDrm } from '../../engine/media-engine.ts';

const commonElement =
  /<ContentProtection\b[^>]*urn:uuid:1077efec-c0b2-4d02-ace3-3c1e52e2fb4b[^>]*?(?:\/>|>[\s\S]*?<\/ContentProtection>)/gi;
const clearKeyElement =
  '<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>';

/** The manifest with the common protection scheme named as ClearKey's. */
export function withClearKey(manifest: string): string {
  return manifest.replace(commonElement, clearKeyElement);
}

/**
 * Lets dash.js ask a ClearKey licence server.
 *
 * Packagers name the common scheme, and for that one dash.js (5.2) hands the browser a PSSH box where it promised
 * key ids, which the browser refuses. For the scheme of ClearKey it builds the ids itself.
 */
export function useClearKey(player: MediaPlayerClass, { clearKeyUrl, getToken }: EngineDrm): void {
  player.setProtectionData({ 'org.w3.clearkey': { serverURL: clearKeyUrl } });
  player.registerLicenseRequestFilter(({ headers }) => {
    headers[LICENCE_TOKEN_HEADER] = getToken();
    return Promise.resolve();
  });
  // The media's own announcement carries the box again, after the ids are long known.
  player.updateSettings({ streaming: { protection: { ignoreEmeEncryptedEvent: true } } });
  player.addResponseInterceptor((response) => {
    const { data } = response as { data?: unknown };
    const isManifest = typeof data === 'string' && data.includes('<MPD');
    return Promise.resolve(isManifest ? { ...response, data: withClearKey(data) } : response);
  });
}
