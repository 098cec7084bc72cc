import type { HlsConfig } from 'hls.js';
import type { EngineDrm } from '../../engine/media-engine.ts';

/**
 * Where hls.js gets ClearKey licences. The playlist must name `KEYFORMAT="org.w3.clearkey"` with a key id;
 * hls.js decrypts nothing that says `identity`.
 */
export function clearKeySystems({ clearKeyUrl }: EngineDrm): Partial<HlsConfig> {
  return { emeEnabled: true, drmSystems: { 'org.w3.clearkey': { licenseUrl: clearKeyUrl } } };
}
