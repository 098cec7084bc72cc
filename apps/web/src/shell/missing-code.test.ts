import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMissingCode } from './missing-code.ts';

const { loadDocument, giveCodeUp, pageOnItsWay } = vi.hoisted(() => ({
  loadDocument: vi.fn(),
  giveCodeUp: vi.fn(),
  pageOnItsWay: vi.fn(),
}));
vi.mock('./page-navigation.ts', () => ({ loadDocument, giveCodeUp, pageOnItsWay }));

/** Code cannot be loaded. @returns Whether somebody does something about it. */
const fail = () => !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  pageOnItsWay.mockReturnValue({ address: '/movies', isReplacing: false });
  stop = watchMissingCode();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
  sessionStorage.clear();
});

describe('watchMissingCode', () => {
  it('loads the document of the page whose code is missing', () => {
    expect(fail()).toBe(true);

    expect(loadDocument.mock.calls).toEqual([['/movies', false]]);
  });

  it('does so once a minute, and else has whatever comes next loaded as a document', () => {
    fail();
    vi.advanceTimersByTime(59_000);
    expect(fail()).toBe(false);
    expect([loadDocument.mock.calls.length, giveCodeUp.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(61_000);

    expect(fail()).toBe(true);
  });

  it('leaves the page on the screen to whoever wanted more code for it', () => {
    pageOnItsWay.mockReturnValue(undefined);

    expect(fail()).toBe(false);
    expect(loadDocument).not.toHaveBeenCalled();
  });
});
