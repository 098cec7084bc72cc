import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasGesture, openAdvertiser } from './show-parts.ts';

const client = (opened: string[]) => ({
  mayAsk: () => true,
  open: (url: string) => void opened.push(url),
});

describe('openAdvertiser', () => {
  it.each([
    ['https://shop.example/', true],
    ['http://shop.example/', true],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['/relative', false],
    [undefined, false],
  ])('A18: opens web addresses alone: %s', (url, isOpened) => {
    const opened: string[] = [];

    expect(openAdvertiser(client(opened), url)).toBe(isOpened);
    expect(opened).toEqual(isOpened ? [url] : []);
  });
});

describe('hasGesture', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([true, false])(
    'A18: knows whether the viewer has just pressed something: %s',
    (isActive) => {
      vi.stubGlobal('navigator', { userActivation: { isActive } });

      expect(hasGesture()).toBe(isActive);
    },
  );

  it('A18: trusts browsers that do not say so to keep windows shut', () => {
    vi.stubGlobal('navigator', {});

    expect(hasGesture()).toBe(true);
  });
});
