import { describe, expect, it, vi } from 'vitest';
import type { EngineDrm } from '../../engine/engine-drm.ts';
import { protectionData, useDashDrm, withClearKey } from './dash-drm.ts';

const keyId =
  '<ContentProtection value="cbcs" schemeIdUri="urn:mpeg:dash:mp4protection:2011" cenc:default_KID="0f0e"/>';
const common =
  '<ContentProtection schemeIdUri="urn:uuid:1077efec-c0b2-4d02-ace3-3c1e52e2fb4b"><cenc:pssh>AAAA</cenc:pssh></ContentProtection>';
const clearKey =
  '<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>';

type Filter = (request: { headers: Record<string, string> }) => Promise<unknown>;
type Player = Parameters<typeof useDashDrm>[0];

function setUp(drm: EngineDrm) {
  const filters: Filter[] = [];
  const listeners = new Map<string, (event: unknown) => void>();
  const player = {
    setProtectionData: vi.fn(),
    updateSettings: vi.fn(),
    addResponseInterceptor: vi.fn(),
    registerLicenseRequestFilter: (filter: Filter) => filters.push(filter),
    on: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
  };
  const onEvent = vi.fn();
  useDashDrm(player as unknown as Player, drm, onEvent);
  return { player, filters, listeners, onEvent };
}

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

describe('protectionData', () => {
  it('ranks the licence servers, and gives FairPlay its certificate [DRM-002, DRM-003]', () => {
    const data = protectionData({
      widevineUrl: '/wv',
      playreadyUrl: '/pr',
      fairplayUrl: '/fp',
      fairplayCertificateUrl: '/fp.cer',
      getToken: () => '',
    });
    expect(data).toEqual({
      'com.apple.fps': { serverURL: '/fp', priority: 0, certUrls: ['/fp.cer'] },
      'com.widevine.alpha': { serverURL: '/wv', priority: 1 },
      'com.microsoft.playready': { serverURL: '/pr', priority: 2 },
    });
  });
});

describe('useDashDrm', () => {
  it('sends the token of the moment with each licence request, repeated ones too [DRM-001]', async () => {
    const tokens = ['first', 'second', 'third'];
    const { filters } = setUp({ widevineUrl: '/wv', getToken: () => tokens.shift() ?? '' });
    const first = { headers: {} as Record<string, string> };
    const second = { headers: { accept: '*/*' } as Record<string, string> };
    for (const request of [first, second]) for (const filter of filters) await filter(request);

    // Each try reads the headers of its request.
    const tries = [{ ...first.headers }, { ...first.headers }, { ...second.headers }];
    expect(tries).toEqual([
      { PreAuthorization: 'first' },
      { PreAuthorization: 'second' },
      { accept: '*/*', PreAuthorization: 'third' },
    ]);
  });

  it('rewrites manifests for ClearKey only', () => {
    const getToken = () => '';
    expect(setUp({ clearKeyUrl: '/ck', getToken }).player.addResponseInterceptor).toBeCalled();
    expect(
      setUp({ clearKeyUrl: '/ck', widevineUrl: '/wv', getToken }).player.addResponseInterceptor,
    ).not.toBeCalled();
  });

  it('says so when the browser has none of the key systems [ENGINE-033]', () => {
    const { listeners, onEvent } = setUp({ widevineUrl: '/wv', getToken: () => '' });
    const tell = listeners.get('public_keySystemAccessComplete');
    tell?.({ data: {} });
    expect(onEvent).not.toBeCalled();
    tell?.({ error: 'Key system access denied!' });
    expect(onEvent).toBeCalledWith({
      type: 'error',
      error: { severity: 2, category: 6, code: 'drm-no-key-system' },
    });
  });

  it('says so when the screen may show nothing, and not while one key is usable [ENGINE-033]', () => {
    const { listeners, onEvent } = setUp({ widevineUrl: '/wv', getToken: () => '' });
    const tell = (...states: string[]) =>
      listeners.get('keyStatusesMapUpdated')?.({
        keyStatusMap: new Map(states.map((state, index) => [String(index), state])),
      });
    tell('usable', 'output-restricted');
    tell();
    expect(onEvent).not.toBeCalled();
    tell('output-restricted', 'output-restricted');
    expect(onEvent).toBeCalledWith({
      type: 'error',
      error: { severity: 2, category: 6, code: 'drm-output-restricted' },
    });
  });
});
