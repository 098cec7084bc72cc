import type { Browser, Page } from 'playwright';

/** What one visit of a page measured, in ms. */
export interface Visit {
  /** From navigation to the first frame with rows. */
  firstRows: number;
  /** The same from the moment when texts and data were there; as above where the page does not say. */
  drawing: number;
  /** Each frame while scrolling, way after way. */
  frames: readonly number[];
  /** Elements of the page after that. */
  nodes: number;
}

/** What is scrolled on a page, and how. */
export interface Scroll {
  /** Selector of what scrolls. */
  scroller: string;
  /** Selector of its rows. */
  row: string;
  /** Pixels to the left and down for each frame, one way after the other. */
  ways: readonly (readonly [left: number, top: number])[];
}

const framesEachWay = 240;

/** About as quick as a finger that turns pages. */
const pxPerFrame = 30;

/** Down a guide, and across it. */
export const guideScroll: Scroll = {
  scroller: '[role="grid"]',
  row: '[role="grid"] :is([role="gridcell"], p)',
  ways: [
    [0, pxPerFrame],
    [pxPerFrame, 0],
  ],
};

/** Opens a page and scrolls it. */
export async function visit(
  browser: Browser,
  url: string,
  { scroller, row, ways }: Scroll,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(markFirstRows, row);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('first-rows').length > 0);
    const firstRows = await page.evaluate(
      () => performance.getEntriesByName('first-rows')[0]?.startTime ?? 0,
    );
    const dataAt = await page.evaluate(
      () => performance.getEntriesByName('guide-data')[0]?.startTime ?? 0,
    );
    // Pictures and fonts of the first rows are no part of scrolling.
    await page.waitForLoadState('networkidle');
    const frames: number[] = [];
    for (const way of ways) frames.push(...(await scrollOn(page, scroller, way)));
    const nodes = await page.locator('*').count();
    return { firstRows, drawing: firstRows - dataAt, frames, nodes };
  } finally {
    await context.close();
  }
}

function markFirstRows(row: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(row)) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('first-rows'));
  });
  observer.observe(document, { childList: true, subtree: true });
}

function scrollOn(
  page: Page,
  scroller: string,
  [left, top]: Scroll['ways'][number],
): Promise<number[]> {
  return page.evaluate(
    ([selector, stepLeft, stepTop, count]) =>
      new Promise<number[]>((resolve) => {
        const scrolled = document.querySelector(selector);
        const frames: number[] = [];
        let last: number | undefined;
        const step = (time: number) => {
          if (last !== undefined) frames.push(time - last);
          last = time;
          if (frames.length >= count) return resolve(frames);
          scrolled?.scrollBy({ left: stepLeft, top: stepTop, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    [scroller, left, top, framesEachWay] as const,
  );
}
