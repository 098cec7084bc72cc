import type { Page } from '@playwright/test';

/** Words of pages that no label has: of the router, and of the browser. */
const strangeWords = /Application Error|Unexpected Application Error|ERR_[A-Z_]+/;

/** A page says at least so much, in characters. */
const leastWords = 20;

/** What may go on after everything was given back, in milliseconds: retries of calls wait up to ten seconds. */
const mostPatienceMs = 30_000;
const stepMs = 500;

interface Seen {
  words: string;
  /** Addresses of pictures in sight that the browser draws as broken. */
  broken: readonly string[];
  /** Parts in sight that say they are busy. */
  busy: readonly string[];
}

const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const isInSight = (element: Element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isWithin =
        bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      return (
        isWithin &&
        width > 0 &&
        height > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const all = <Kind extends Element>(selector: string) =>
      [...document.querySelectorAll<Kind>(selector)].filter(isInSight);
    return {
      words: document.body.innerText,
      broken: all<HTMLImageElement>('img')
        .filter(({ complete, naturalWidth, currentSrc }) => {
          return complete && naturalWidth === 0 && currentSrc !== '';
        })
        .map(({ currentSrc }) => currentSrc),
      busy: all('[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])').map((part) =>
        part.outerHTML.slice(0, 80),
      ),
    };
  });

const harmsOf = ({ words, broken, busy }: Seen): string[] => [
  ...(words.trim().length < leastWords ? ['is white'] : []),
  ...(strangeWords.test(words) ? [`shows words of another program: ${words.slice(0, 80)}`] : []),
  ...broken.map((address) => `draws a broken picture, ${new URL(address).pathname}`),
  ...busy.map((part) => `is busy without an end: ${part}`),
];

/** What is still wrong with a page that had time to recover, as sentences; none where all is well. */
export async function lastingHarms(page: Page): Promise<string[]> {
  const until = Date.now() + mostPatienceMs;
  for (;;) {
    // A document may just be on its way.
    const harms = harmsOf(await look(page).catch(() => ({ words: '', broken: [], busy: [] })));
    if (harms.length === 0 || Date.now() > until) return harms;
    await page.waitForTimeout(stepMs);
  }
}
