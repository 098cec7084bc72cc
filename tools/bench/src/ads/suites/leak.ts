import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { type AdBench, openPage } from '../page/open-page.ts';
import type { Row } from '../report/row.ts';

/** Breaks before the first count: what a page makes once for all breaks is there by then. */
const WARM_UP = 10;
/** Breaks that are counted. */
const BREAKS = 50;

/** What a page holds after garbage was collected. */
interface Held {
  nodes: number;
  listeners: number;
  videos: number;
}

async function readHeld(page: Page, devtools: CDPSession): Promise<Held> {
  // Twice: the first round leaves what waits for its finaliser, such as the decoder of an element.
  for (let round = 0; round < 2; round += 1) {
    await sleep(500);
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const videos = await page.evaluate(
    () => window.madeVideos.filter((video) => video.deref()).length,
  );
  return { nodes, listeners: jsEventListeners, videos };
}

/** Plays fifty breaks in one page, and counts what they leave. The client's one reserved element stays. */
export async function leak({ browser, site }: AdBench): Promise<readonly Row[]> {
  const { page, close } = await openPage({ browser, site }, 'ours');
  try {
    const devtools = await page.context().newCDPSession(page);
    const play = (count: number) =>
      page.evaluate(
        (urls) => window.adBench.playAll?.(urls),
        Array.from({ length: count }, (_, index) => `${site.url}/vast/pod?break=leak-${index}`),
      );
    await play(WARM_UP);
    const before = await readHeld(page, devtools);
    await play(BREAKS);
    const after = await readHeld(page, devtools);
    const left = (what: keyof Held) => after[what] - before[what];
    const note = `after ${BREAKS} breaks of three`;
    return [
      { what: 'nodes left', figure: left('nodes'), unit: '', most: 0, note },
      { what: 'listeners left', figure: left('listeners'), unit: '', most: 0 },
      { what: 'videos left', figure: left('videos'), unit: '', most: 0 },
    ];
  } finally {
    await close();
  }
}
