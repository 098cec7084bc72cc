import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EngineDrm } from '../../engine/engine-drm.ts';
import { hlsDrm } from './hls-drm.ts';

/** Says what was done with it, in order. */
function fakeRequest(readyState: number) {
  const calls: string[][] = [];
  const xhr = {
    readyState,
    open: (...args: unknown[]) => calls.push(['open', ...args.map(String)]),
    setRequestHeader: (...args: string[]) => calls.push(args),
  };
  return { xhr: xhr as unknown as XMLHttpRequest, calls };
}

const drm: EngineDrm = {
  clearKeyUrl: '/licences/clearkey',
  widevineUrl: '/licences/widevine',
  playreadyUrl: '/licences/playready',
  fairplayUrl: '/licences/fairplay',
  fairplayCertificateUrl: '/fairplay.cer',
  getToken: () => 't0ken',
};

type Setup = NonNullable<ReturnType<typeof hlsDrm>['licenseXhrSetup']>;

/** Sets a licence request up as hls.js does. */
function setUp(
  config: ReturnType<typeof hlsDrm>,
  xhr: XMLHttpRequest,
  keySystem = 'org.w3.clearkey',
  challenge = new Uint8Array(1),
) {
  const args = [xhr, '/licence', { keySystem }, challenge] as unknown as Parameters<Setup>;
  return config.licenseXhrSetup?.call(undefined as unknown as ThisParameterType<Setup>, ...args);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('hlsDrm', () => {
  it('knows the licence servers of the asset, and FairPlay’s certificate [DRM-002, DRM-003]', () => {
    expect(hlsDrm(drm)).toMatchObject({
      emeEnabled: true,
      drmSystems: {
        'com.apple.fps': {
          licenseUrl: '/licences/fairplay',
          serverCertificateUrl: '/fairplay.cer',
        },
        'com.widevine.alpha': { licenseUrl: '/licences/widevine' },
        'com.microsoft.playready': { licenseUrl: '/licences/playready' },
        'org.w3.clearkey': { licenseUrl: '/licences/clearkey' },
      },
    });
  });

  it('asks the browser for a key system when media want one', async () => {
    const access = {} as MediaKeySystemAccess;
    const requestMediaKeySystemAccess = vi.fn(() => Promise.resolve(access));
    vi.stubGlobal('navigator', { requestMediaKeySystemAccess });
    const { requestMediaKeySystemAccessFunc: request } = hlsDrm(drm);
    expect(await request?.('com.widevine.alpha' as Parameters<typeof request>[0], [])).toBe(access);
    expect(requestMediaKeySystemAccess).toHaveBeenCalledWith('com.widevine.alpha', []);
  });

  it.each([
    ['org.w3.clearkey', [['content-type', 'application/json']]],
    ['com.widevine.alpha', [['content-type', 'application/octet-stream']]],
    ['com.apple.fps', [['content-type', 'application/octet-stream']]],
    ['com.microsoft.playready', []],
  ])('sends a licence request of %s with the token [DRM-001]', async (keySystem, type) => {
    const { xhr, calls } = fakeRequest(0);
    await setUp(hlsDrm(drm), xhr, keySystem);
    expect(calls).toEqual([
      ['open', 'POST', '/licence', 'true'],
      ...type,
      ['PreAuthorization', 't0ken'],
    ]);
  });

  it('waits before it asks for the same licence again, with a fresh token [DRM-001]', async () => {
    vi.useFakeTimers();
    const tokens = ['first', 'second'];
    const config = hlsDrm({ ...drm, getToken: () => tokens.shift() ?? '' });
    const challenge = new Uint8Array(1);
    await setUp(config, fakeRequest(1).xhr, 'com.widevine.alpha', challenge);

    const { xhr, calls } = fakeRequest(1);
    const ready = setUp(config, xhr, 'com.widevine.alpha', challenge);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    await ready;
    expect(calls.at(-1)).toEqual(['PreAuthorization', 'second']);
  });
});
