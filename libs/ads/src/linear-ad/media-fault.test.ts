import { afterEach, describe, expect, it, vi } from 'vitest';
import { mediaFault } from './media-fault.ts';

afterEach(() => vi.unstubAllGlobals());

/** An element whose file has failed, as a browser leaves it. */
const failed = (code: number, currentSrc = 'https://ads.example/tea.mp4') =>
  Object.assign(Object.create(null), { error: { code }, currentSrc }) as HTMLVideoElement;

const faultOf = (code: number, answer: () => Promise<{ status: number }>, isBlocked = false) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  const { signal } = new AbortController();
  return mediaFault(failed(code), { isBlocked: async () => isBlocked, signal });
};
const refused = () => Promise.reject(new TypeError('Failed to fetch'));

describe('mediaFault', () => {
  it.each([
    [2, 'MEDIA_NETWORK_FAILED'],
    [3, 'MEDIA_DECODE_FAILED'],
  ])('A1: believes the browser where code %i says enough', async (code, name) => {
    expect(await faultOf(code, refused)).toBe(name);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [404, 'MEDIA_FILE_NOT_FOUND'],
    [410, 'MEDIA_FILE_NOT_FOUND'],
    [200, 'MEDIA_DECODE_FAILED'],
  ])('A1: asks the server where it does not: %i', async (status, name) => {
    expect(await faultOf(4, async () => ({ status }))).toBe(name);
  });

  it('A15: tells a blocker from a server that is gone [AD-009]', async () => {
    expect(await faultOf(4, refused)).toBe('MEDIA_NETWORK_FAILED');
    expect(await faultOf(4, refused, true)).toBe('AD_BLOCKING_BY_USER');
  });
});
