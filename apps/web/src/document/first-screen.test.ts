import { firstScreenMark } from '@foyer/ui/first-screen';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markFirstScreen, showRest } from './first-screen.tsx';

const isMarked = () => document.documentElement.hasAttribute(firstScreenMark);
/** As the browser does with the text of a script. */
const run = (text: string) => new Function(text)();

const open = (type: NavigationTimingType, address = '/') => {
  window.history.replaceState(null, '', address);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
  run(markFirstScreen);
};

afterEach(() => {
  window.dispatchEvent(new Event('scroll'));
  vi.restoreAllMocks();
});

describe('the first screen', () => {
  it('is all that is drawn until the page shows the rest', () => {
    open('navigate');
    const before = isMarked();

    run(showRest);

    expect([before, isMarked()]).toEqual([true, false]);
  });

  it('is drawn with the rest for whoever scrolls before it is whole', () => {
    open('navigate');
    const before = isMarked();

    window.dispatchEvent(new Event('scroll'));

    expect([before, isMarked()]).toEqual([true, false]);
  });

  it.each([
    ['that was left', 'back_forward', '/'],
    ['that is loaded anew', 'reload', '/'],
    ['whose address names a place in it', 'navigate', '/#contacts'],
  ] as const)('is not set apart in a page %s', (_, type, address) => {
    open(type, address);

    expect(isMarked()).toBe(false);
  });
});
