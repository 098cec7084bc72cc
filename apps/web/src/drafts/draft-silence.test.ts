// @vitest-environment node
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { draftSilence } from './draft-silence.ts';

const here = 'https://sofit.example';

/** A page in which the script has run. */
function silencedPage() {
  const send = vi.fn(() => Promise.resolve('sent'));
  const beacon = vi.fn();
  const page = {
    fetch: send as unknown as typeof fetch,
    navigator: { sendBeacon: beacon },
    location: new URL('/landing?draft=ticket', here),
    Request,
    URL,
    Set,
    Promise,
    TypeError,
  };
  runInNewContext(draftSilence, page);
  return { page, send, beacon };
}

describe('draftSilence', () => {
  it.each([
    ['/api/v1/menu', undefined],
    ['/api/v1/menu', { method: 'HEAD' }],
    [new URL('/api/v1/menu', here), { method: 'get' }],
    [new Request(`${here}/api/v1/menu`), undefined],
    ['/api/v1/sessions/visitor', { method: 'POST' }],
    [new Request(`${here}/api/v1/session`, { method: 'PUT' }), undefined],
  ])('lets a page read, and start: %s %o', async (input, init) => {
    const { page, send } = silencedPage();

    expect(await page.fetch(input, init)).toBe('sent');
    expect(send).toHaveBeenCalledExactlyOnceWith(input, init);
  });

  it.each([
    ['/api/v1/analytics', { method: 'POST' }],
    [new Request(`${here}/api/v1/positions`, { method: 'PUT' }), undefined],
    [new Request(`${here}/api/v1/menu`), { method: 'POST' }],
    ['/api/v1/purchases', { method: 'post' }],
    ['/api/v1/session', { method: 'DELETE' }],
    ['https://evil.example/api/v1/sessions/visitor', { method: 'POST' }],
    ['https://errors.example/api/1/envelope/', { method: 'POST' }],
  ])('lets it change nothing: %s %o', async (input, init) => {
    const { page, send } = silencedPage();

    await expect(page.fetch(input, init)).rejects.toMatchObject({ name: 'TypeError' });
    expect(send).not.toHaveBeenCalled();
  });

  it('drops beacons, and says that they are on their way', () => {
    const { page, beacon } = silencedPage();

    expect(page.navigator.sendBeacon()).toBe(true);
    expect(beacon).not.toHaveBeenCalled();
  });
});
