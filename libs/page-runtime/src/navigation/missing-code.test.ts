import { codeCame, waitForCode } from '@foyer/ui/missing-code';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMissingCode } from './missing-code.ts';

const { loadDocument, pageOnItsWay } = vi.hoisted(() => ({
  loadDocument: vi.fn(),
  pageOnItsWay: vi.fn(),
}));
vi.mock('./page-navigation.ts', () => ({ loadDocument, pageOnItsWay }));

/** Code cannot be loaded, and is asked for again. */
async function fail() {
  const again = waitForCode();
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await again;
}

let stop: () => void;
const answer = vi.fn<() => Promise<Pick<Response, 'ok'>>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer.mockResolvedValue({ ok: true }));
  pageOnItsWay.mockReturnValue({ address: '/movies', isReplacing: false });
  stop = watchMissingCode();
});

afterEach(() => {
  codeCame();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
});

describe('watchMissingCode', () => {
  it('loads the document of the page whose code is missing', async () => {
    await fail();

    expect(loadDocument.mock.calls).toEqual([['/movies', false]]);
  });

  it('does so once a minute', async () => {
    await fail();
    await vi.advanceTimersByTimeAsync(59_000);
    await fail();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(61_000);
    await fail();

    expect(loadDocument).toHaveBeenCalledTimes(2);
  });

  it('stays where the site does not answer: the document would be the browser’s own page', async () => {
    answer.mockRejectedValue(new TypeError('Failed to fetch'));
    await fail();
    answer.mockResolvedValue({ ok: false });
    await fail();

    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('leaves the page on the screen to whoever wanted more code for it', async () => {
    pageOnItsWay.mockReturnValue(undefined);
    await fail();

    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('handles the event of code that cannot be loaded [NAV-015, NAV-017]', () => {
    const event = new Event('vite:preloadError', { cancelable: true });

    expect(window.dispatchEvent(event)).toBe(false);
    const blocked = new Event('vite:preloadError', { cancelable: true });
    const payload = new TypeError('http://foyer.example/assets/report-service-a1.js did not come');
    expect(window.dispatchEvent(Object.assign(blocked, { payload }))).toBe(true);
  });
});
