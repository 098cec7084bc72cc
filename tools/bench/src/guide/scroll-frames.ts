import type { Browser, Page } from 'playwright';

/** What one visit of a page measured, in ms. */
export interface Visit {
  /** From navigation to the first frame with rows. */
  firstRows: number;
  /** The same from the moment when texts and data were there; as above where the page does not say. */
  drawing: number;
  /** Each frame while scrolling down, and then across. */
  frames: readonly number[];
}

const framesEachWay = 240;

/** About as quick as a finger that turns pages. */
const pxPerFrame = 30;

/** Opens a page whose `role="grid"` scrolls, and scrolls it down and across. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(markFirstRows);
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
    const down = await scroll(page, 0, pxPerFrame);
    const across = await scroll(page, pxPerFrame, 0);
    return { firstRows, drawing: firstRows - dataAt, frames: [...down, ...across] };
  } finally {
    await context.close();
  }
}

function markFirstRows(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role="grid"] :is([role="gridcell"], p)')) return;
    observer.disconnect();
    requestAnimationFrame(() => performance.mark('first-rows'));
  });
  observer.observe(document, { childList: true, subtree: true });
}

function scroll(page: Page, left: number, top: number): Promise<number[]> {
  return page.evaluate(
    ([stepLeft, stepTop, count]) =>
      new Promise<number[]>((resolve) => {
        const grid = document.querySelector('[role="grid"]');
        const frames: number[] = [];
        let last: number | undefined;
        const step = (time: number) => {
          if (last !== undefined) frames.push(time - last);
          last = time;
          if (frames.length >= count) return resolve(frames);
          grid?.scrollBy({ left: stepLeft, top: stepTop, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    [left, top, framesEachWay] as const,
  );
}
