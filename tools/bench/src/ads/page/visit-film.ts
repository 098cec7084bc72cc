import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { browserName } from '../../first-load.ts';
import { installSiteProbe } from './install-site-probe.ts';
import type { Mark } from './site-probe.types.ts';

/** A free film, which has advertisements in every slot. */
export const FILM = '/movies/alibi/player';

/** A film that does not begin until then counts as none that begins. */
const LIMIT_MS = 40_000;
/** Moments between two looks. */
const LOOK_MS = 100;

/** What one visit is to see. */
export interface FilmVisit {
  /** Of the site. */
  origin: string;
  /** Whether the browser keeps advertising away: calls are refused, and what is called like a banner is hidden. */
  isBlocked?: boolean;
  /** Sees the page before it is opened. */
  prepare?: (page: Page) => void;
  /** Stays with the page after the film has begun. */
  stay?: (page: Page) => Promise<void>;
}

/** Hides what filter lists hide; runs in the page. */
function hideBanners(): void {
  const hide = new CSSStyleSheet();
  hide.replaceSync('.adsbox { display: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, hide];
}

/**
 * Opens the film's player with a cold cache and waits until the film moves.
 *
 * @returns What happened until then; without `content` where it did not.
 */
export async function visitFilm(
  browser: Browser,
  { origin, isBlocked = false, prepare, stay }: FilmVisit,
): Promise<readonly Mark[]> {
  const context = await browser.newContext({
    userAgent: browserName,
    viewport: { width: 1280, height: 720 },
  });
  try {
    await context.addInitScript(installSiteProbe);
    const page = await context.newPage();
    if (isBlocked) {
      await page.addInitScript(hideBanners);
      const devtools = await context.newCDPSession(page);
      // As an extension does it: interception by the bench would slow every other call.
      await devtools.send('Network.enable');
      await devtools.send('Network.setBlockedURLs', { urls: ['*/ads/*'] });
    }
    prepare?.(page);
    await page.goto(origin + FILM, { waitUntil: 'commit' });
    const until = performance.now() + LIMIT_MS;
    while (performance.now() < until) {
      const marks = await page.evaluate(() => window.adMarks ?? []);
      if (marks.at(-1)?.what === 'content' && (await isStill(page, marks.length))) {
        await stay?.(page);
        return marks;
      }
      await sleep(LOOK_MS);
    }
    return (await page.evaluate(() => window.adMarks ?? [])).filter(
      ({ what }) => what !== 'content',
    );
  } finally {
    await context.close();
  }
}

/** Whether nothing of advertising follows: a film may move for a moment before its preroll is asked for. */
async function isStill(page: Page, count: number): Promise<boolean> {
  await sleep(500);
  return (await page.evaluate(() => window.adMarks.length)) === count;
}
