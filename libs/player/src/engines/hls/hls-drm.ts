import type { HlsConfig } from 'hls.js';
import { type EngineDrm, type LicenceServer, licenceServers } from '../../engine/engine-drm.ts';
import { LICENCE_TOKEN_HEADER } from '../../engine/licence-header.ts';
import { waitBeforeRetry } from '../../engine/retry-policy.ts';

/** What the licence servers take; PlayReady's messages name their own type. */
const contentTypes: Readonly<Record<LicenceServer['keySystem'], string | undefined>> = {
  'com.apple.fps': 'application/octet-stream',
  'com.widevine.alpha': 'application/octet-stream',
  'com.microsoft.playready': undefined,
  'org.w3.clearkey': 'application/json',
};

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Where hls.js gets licences. Of ClearKey the playlist must name `KEYFORMAT="org.w3.clearkey"` with a key id; hls.js
 * decrypts nothing that says `identity`.
 */
export function hlsDrm(drm: EngineDrm): Partial<HlsConfig> {
  const servers = licenceServers(drm);
  /** Requests for one key; hls.js calls the setup for each, and asks again without a wait of its own. */
  const tries = new WeakMap<Uint8Array, number>();
  return {
    emeEnabled: true,
    // hls.js would keep what the browser offered when its file was read.
    requestMediaKeySystemAccessFunc: (keySystem, configurations) =>
      navigator.requestMediaKeySystemAccess(keySystem, configurations),
    drmSystems: Object.fromEntries(
      servers.map(({ keySystem, url, certificateUrl }) => [
        keySystem,
        { licenseUrl: url, ...(certificateUrl && { serverCertificateUrl: certificateUrl }) },
      ]),
    ),
    licenseXhrSetup: async (xhr, url, { keySystem }, challenge) => {
      const failures = tries.get(challenge) ?? 0;
      tries.set(challenge, failures + 1);
      if (failures > 0) await sleep(waitBeforeRetry(failures));
      // Headers can be set on an open request only, and hls.js opens it later.
      if (xhr.readyState === XMLHttpRequest.UNSENT) xhr.open('POST', url, true);
      const type = contentTypes[keySystem as LicenceServer['keySystem']];
      if (type) xhr.setRequestHeader('content-type', type);
      xhr.setRequestHeader(LICENCE_TOKEN_HEADER, drm.getToken());
    },
  };
}
