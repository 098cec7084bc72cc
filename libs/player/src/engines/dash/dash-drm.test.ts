import { describe, expect, it, vi } from 'vitest';
import { useClearKey, withClearKey } from './dash-drm.ts';

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

describe('useClearKey', () => {
  it('sends the token of the moment with each licence request [DRM-001]', async () => {
    type Filter = (request: { headers: Record<string, string> }) => Promise<unknown>;
    const filters: Filter[] = [];
    const player = {
      setProtectionData: vi.fn(),
      updateSettings: vi.fn(),
      addResponseInterceptor: vi.fn(),
      registerLicenseRequestFilter: (filter: Filter) => filters.push(filter),
    };
    const tokens = ['first', 'second'];
    useClearKey(player as unknown as Parameters<typeof useClearKey>[0], {
      clearKeyUrl: '/licences/clearkey',
      getToken: () => tokens.shift() ?? '',
    });

    const requests = [{ headers: {} }, { headers: { accept: '*/*' } }];
    for (const request of requests) for (const filter of filters) await filter(request);

    expect(player.setProtectionData).toHaveBeenCalledWith({
      'org.w3.clearkey': { serverURL: '/licences/clearkey' },
    });
    expect(requests).toEqual([
      { headers: { PreAuthorization: 'first' } },
      { headers: { accept: '*/*', PreAuthorization: 'second' } },
    ]);
  });
});
