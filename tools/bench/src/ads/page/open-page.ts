import { type Browser, chromium, type Page } from 'playwright';
import type { PageName } from '../prepare/build-pages.ts';
import type { AdSite } from '../server/ad-site.ts';
import { installFrameProbe } from './install-frame-probe.ts';
import './ad-bench.types.ts';

/** What the suites on the bench's own pages work with. */
export interface AdBench {
  browser: Browser;
  site: AdSite;
  /** How often each figure is taken; the middle counts. */
  runs: number;
}

/** Starts the browser with playback without a gesture. */
export const launch = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });

/** Opens a page with a cold cache, its scripts loaded. */
export async function openPage(
  { browser, site }: Pick<AdBench, 'browser' | 'site'>,
  name: PageName,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript(installFrameProbe);
  const page = await context.newPage();
  await page.goto(`${site.url}/pages/${name}/index.html`);
  await page.waitForFunction(() => 'adBench' in window);
  return { page, close: () => context.close() };
}
