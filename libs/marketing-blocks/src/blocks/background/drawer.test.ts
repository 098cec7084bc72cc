import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrawer } from './drawer.ts';

const drawn: [name: string, alpha: number][] = [];
const context = {
  globalAlpha: 1,
  canvas: { width: 640, height: 360 },
  drawImage(picture: { name: string }) {
    drawn.push([picture.name, this.globalAlpha]);
  },
};
const picture = (name: string) =>
  ({ name, close: vi.fn() }) as unknown as ImageBitmap & { close: () => void };
const start = (count: number) => createDrawer({ getContext: () => context as never }, count);

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'Date'],
  }),
);
afterEach(() => {
  vi.useRealTimers();
  drawn.length = 0;
});
/** How often it was drawn in that time. */
function redrawsIn(ms: number) {
  drawn.length = 0;
  vi.advanceTimersByTime(ms);
  return drawn.filter(([, alpha]) => alpha === 1).length;
}

describe('createDrawer', () => {
  it('draws 24 times a second on its way, and not at all when it is there [BLOCK-064, BLOCK-066]', () => {
    const drawer = start(2);
    drawer.take(0, picture('first'));
    drawer.show(true);
    expect(redrawsIn(100)).toBe(1);

    drawer.follow(1);
    expect(Math.abs(redrawsIn(2000) - 48)).toBeLessThanOrEqual(4);
    vi.advanceTimersByTime(3000);
    expect(redrawsIn(1000)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does nothing off the screen', () => {
    const drawer = start(2);
    drawer.take(0, picture('first'));
    drawer.follow(1);
    expect(redrawsIn(1000)).toBe(0);
    drawer.show(true);
    expect(redrawsIn(500)).toBeGreaterThan(5);
    drawer.show(false);
    expect(redrawsIn(1000)).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('dissolves between the pictures that are there', () => {
    const drawer = start(5);
    drawer.take(0, picture('first'));
    drawer.take(4, picture('last'));
    drawer.show(true);
    drawer.follow(0.5);
    vi.advanceTimersByTime(6000);

    const [under, over] = drawn.slice(-2);
    expect([under?.[0], over?.[0]]).toEqual(['first', 'last']);
    expect(over?.[1]).toBeCloseTo(0.5, 2);
  });

  it('lets the pictures go in the end', () => {
    const pictures = [picture('first'), picture('second')];
    const drawer = start(2);
    pictures.forEach((one, index) => drawer.take(index, one));
    drawer.close();

    expect(pictures.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1, 1]);
  });
});
