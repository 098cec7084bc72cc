import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLeftLink } from './left-links.ts';
import { placePage } from './place-page.ts';

let height = 0;
let grow: () => void = () => undefined;

class FakeObserver {
  constructor(listener: () => void) {
    grow = listener;
  }
  observe(): void {}
  disconnect(): void {
    grow = () => undefined;
  }
}

beforeEach(() => {
  height = 100;
  vi.stubGlobal('ResizeObserver', FakeObserver);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top = 0 }: ScrollToOptions) => {
    vi.stubGlobal('scrollY', Math.min(height, top));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The page becomes so tall. */
function growTo(pixels: number): void {
  height = pixels;
  grow();
}

describe('placePage', () => {
  it('follows a page that is not tall enough yet', () => {
    placePage(640);
    expect(window.scrollY).toBe(100);
    growTo(300);
    growTo(2000);
    expect(window.scrollY).toBe(640);

    vi.stubGlobal('scrollY', 900);
    growTo(3000);

    expect(window.scrollY).toBe(900);
  });

  it('reads on at the link that the page was left by, also where that comes late, once', () => {
    const page = '<a href="/a">A</a><a href="/b">B</a><a href="/b">B again</a>';
    document.body.innerHTML = `<main tabindex="-1">${page}</main>`;
    const main = document.querySelector('main') as HTMLElement;
    main.querySelectorAll('a')[2]?.focus();
    keepLeftLink();
    main.innerHTML = '';

    placePage(0);
    expect(document.activeElement).toBe(main);
    main.innerHTML = page;
    growTo(300);
    expect(document.activeElement?.textContent).toBe('B again');

    placePage(0);
    expect(document.activeElement).toBe(main);
  });

  it('gives up once the viewer moves the page', () => {
    placePage(640);

    window.dispatchEvent(new Event('wheel'));
    growTo(2000);

    expect(window.scrollY).toBe(100);
  });

  it('gives up once another page comes', () => {
    placePage(640);

    placePage(0);
    growTo(2000);

    expect(window.scrollY).toBe(0);
  });
});
