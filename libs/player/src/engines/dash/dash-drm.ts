import type { MediaPlayerClass, ProtectionDataSet } from 'dashjs';
import type { DriverContext } from '../../engine/engine-driver.ts';
import { type EngineDrm, KEY_SYSTEMS, licenceServers } from '../../engine/engine-drm.ts';
import { drmError } from '../../engine/drm-errors.ts';
import { LICENCE_TOKEN_HEADER } from '../../engine/licence-header.ts';

const commonElement =
  /<ContentProtection\b[^>]*urn:uuid:1077efec-c0b2-4d02-ace3-3c1e52e2fb4b[^>]*?(?:\/>|>[\s\S]*?<\/ContentProtection>)/gi;
const clearKeyElement =
  '<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>';

/** The manifest with the common protection scheme named as ClearKey's. */
export function withClearKey(manifest: string): string {
  return manifest.replace(commonElement, clearKeyElement);
}

/**
 * Lets dash.js understand the manifests of packagers. They name the common scheme, and for that one dash.js (5.2)
 * hands the browser a PSSH box where it promised key ids, which the browser refuses. For the scheme of ClearKey it
 * builds the ids itself.
 */
function understandClearKey(player: MediaPlayerClass): void {
  // The media's own announcement carries the box again, after the ids are long known.
  player.updateSettings({ streaming: { protection: { ignoreEmeEncryptedEvent: true } } });
  player.addResponseInterceptor((response) => {
    const { data } = response as { data?: unknown };
    const isManifest = typeof data === 'string' && data.includes('<MPD');
    return Promise.resolve(isManifest ? { ...response, data: withClearKey(data) } : response);
  });
}

/** Where dash.js gets licences, in the order of preference. */
export function protectionData(drm: EngineDrm): ProtectionDataSet {
  return Object.fromEntries(
    licenceServers(drm).map(({ keySystem, url, certificateUrl }, priority) => [
      keySystem,
      { serverURL: url, priority, ...(certificateUrl && { certUrls: [certificateUrl] }) },
    ]),
  );
}

/** Whether nothing can be shown because of the screen. */
function isRestricted({ keyStatusMap }: { keyStatusMap?: Map<string, string> }): boolean {
  const states = [...(keyStatusMap?.values() ?? [])];
  return states.length > 0 && states.every((state) => state === 'output-restricted');
}

/** Lets dash.js ask the licence servers of an asset. DRM-001 to DRM-003 */
export function useDashDrm(
  player: MediaPlayerClass,
  drm: EngineDrm,
  onEvent: DriverContext['onEvent'],
): void {
  const servers = licenceServers(drm);
  player.setProtectionData(protectionData(drm));
  player.registerLicenseRequestFilter(({ headers }) => {
    // Repeated requests take the same headers, and want a fresh token all the same.
    Object.defineProperty(headers, LICENCE_TOKEN_HEADER, {
      enumerable: true,
      configurable: true,
      get: drm.getToken,
    });
    return Promise.resolve();
  });
  // What the manifest names is tried without a word of failure.
  player.on('public_keySystemAccessComplete', ({ error }: { error?: unknown }) => {
    if (error) onEvent({ type: 'error', error: drmError('noKeySystem') });
  });
  player.on('keyStatusesMapUpdated', (event: { keyStatusMap?: Map<string, string> }) => {
    if (isRestricted(event)) onEvent({ type: 'error', error: drmError('outputRestricted') });
  });
  const isClearKeyOnly = servers.every(({ keySystem }) => keySystem === KEY_SYSTEMS.clearkey);
  if (isClearKeyOnly && servers.length > 0) understandClearKey(player);
}
