import { describe, expect, it } from 'vitest';
import { clearKeySystems } from './hls-drm.ts';

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

describe('clearKeySystems', () => {
  const { drmSystems, licenseXhrSetup } = clearKeySystems({
    clearKeyUrl: '/licences/clearkey',
    getToken: () => 't0ken',
  });

  type Setup = NonNullable<typeof licenseXhrSetup>;
  const setUp = (xhr: XMLHttpRequest) =>
    licenseXhrSetup?.call(
      undefined as unknown as ThisParameterType<Setup>,
      ...([xhr, '/licences/clearkey'] as unknown as Parameters<Setup>),
    );

  it('asks the licence server of the asset', () => {
    expect(drmSystems).toEqual({ 'org.w3.clearkey': { licenseUrl: '/licences/clearkey' } });
  });

  it('sends JSON and the token with a licence request [DRM-001]', () => {
    const fresh = fakeRequest(0);
    const opened = fakeRequest(1);
    setUp(fresh.xhr);
    setUp(opened.xhr);

    const headers = [
      ['content-type', 'application/json'],
      ['PreAuthorization', 't0ken'],
    ];
    expect(fresh.calls).toEqual([['open', 'POST', '/licences/clearkey', 'true'], ...headers]);
    expect(opened.calls).toEqual(headers);
  });
});
