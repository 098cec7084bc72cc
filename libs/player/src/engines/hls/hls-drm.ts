import type { HlsConfig } from 'hls.js';
import { LICENCE_TOKEN_HEADER } from '../../engine/licence-header.ts';
import type { EngineDrm } from '../../engine/media-engine.ts';

/**
 * Where hls.js gets ClearKey licences. The playlist must name `KEYFORMAT="org.w3.clearkey"` with a key id;
 * hls.js decrypts nothing that says `identity`.
 */
export function clearKeySystems({ clearKeyUrl, getToken }: EngineDrm): Partial<HlsConfig> {
  return {
    emeEnabled: true,
    drmSystems: { 'org.w3.clearkey': { licenseUrl: clearKeyUrl } },
    licenseXhrSetup: (xhr, url) => {
      // Headers can be set on an open request only, and hls.js opens it later.
      if (xhr.readyState === XMLHttpRequest.UNSENT) xhr.open('POST', url, true);
      xhr.setRequestHeader('content-type', 'application/json');
      xhr.setRequestHeader(LICENCE_TOKEN_HEADER, getToken());
    },
  };
}
