import { describe, expect, it } from 'vitest';
import { withClearKey } from './dash-drm.ts';

const keyId =
  '<ContentProtection value="cbcs" schemeIdUri="urn:mpeg:dash:mp4protection:2011" cenc:default_KID="0f0e"/>';
const common =
  '<ContentProtection schemeIdUri="urn:uuid:1077efec-c0b2-4d02-ace3-3c1e52e2fb4b"><cenc:pssh>AAAA</cenc:pssh></ContentProtection>';
const clearKey =
  '<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>';

describe('withClearKey', () => {
  it('names the common scheme as ClearKey’s, and keeps the key id', () => {
    expect(withClearKey(`<MPD>${keyId}${common}<A/>${keyId}${common}</MPD>`)).toBe(
      `<MPD>${keyId}${clearKey}<A/>${keyId}${clearKey}</MPD>`,
    );
  });

  it('leaves a clear manifest alone', () => {
    expect(withClearKey('<MPD><Period/></MPD>')).toBe('<MPD><Period/></MPD>');
  });
});
