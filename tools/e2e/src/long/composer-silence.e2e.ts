import { startStack, type Stack } from '@foyer/workspace/stack';
import type { Page } from '@playwright/test';
import { readToEnd } from '../page-objects/blocks.ts';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { collected } from '../support/collected.ts';
import { PAGE_EDITORS, ticketFor } from '../support/page-editors.ts';
import { type PixelSite, startPixelSite } from '../support/pixel-site.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test as base, type StackMode } from '../support/test.ts';

/** A Foyer with a composer, that lets an advertiser count. */
const test = base.extend<object, { mode: StackMode; ads: PixelSite; stack: Stack }>({
  ads: [
    async ({ mode: _any }, use) => {
      const ads = await startPixelSite();
      await use(ads);
      await ads.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ mode, ads }, use) => {
      const settings = { main: { ad_pixels: { origins: [ads.origin] } }, alternate: {} };
      const SITE_SETTINGS = JSON.stringify(settings);
      const env = { PAGE_EDITORS, SITE_SETTINGS, PARTIES_URL: ads.origin };
      const stack = await startStack({ mode, env });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
test.describe.configure({ mode: 'default' });

/** Events wait so long for others, and pixels until half a banner was seen for a second; in milliseconds. */
const COUNTED_MS = 7_000;

/** A place that the service does not know yet, as a player leaves it behind. */
const place = {
  profileId: 'demo-2-profile-1',
  contentId: 'metropolis',
  seconds: 40,
  atMs: Date.now(),
  before: 0,
};
const keptPlaces = (page: Page) => page.evaluate(() => localStorage.getItem('foyer.watched'));

/** Reads a page to its end, looks at the advertiser's banner, and leaves. @returns What was sent meanwhile. */
async function visit(page: Page, address: string): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await arrive(page, address);
  await flowsRun(page);
  await readToEnd(page);
  await page.getByRole('link', { name: /^Чай для долгих серий/u }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(COUNTED_MS);
  return sent;
}

test('a draft is no visit: it tells no event, no place and no advertiser, where the page tells all', async ({
  page,
  stack,
  ads,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
  await signIn(page, '+79000000002');
  const cookie = { name: 'foyer_cookie_consent', value: 'true', url: stack.webUrl };
  await page.context().addCookies([cookie]);
  await page.goto('/faq');
  const text = JSON.stringify([place]);
  await page.evaluate((kept) => localStorage.setItem('foyer.watched', kept), text);
  await page.goto('about:blank');
  const before = (await collected(stack)).length;

  const ofDraft = await visit(page, `/landing?draft=${await ticketFor(stack, 'landing')}`);
  expect(await keptPlaces(page)).toBe(text);
  await page.goto('about:blank');
  await page.waitForTimeout(1_000);
  expect(ofDraft.filter((call) => call !== 'PUT /api/v1/session')).toEqual([]);
  expect(ads.take()).toEqual([]);
  expect(await collected(stack)).toHaveLength(before);

  const ofPage = await visit(page, '/landing');
  expect(ofPage).toContain('POST /api/v1/analytics');
  expect(ads.take()).toHaveLength(1);
  await expect.poll(() => keptPlaces(page)).not.toBe(text);
});
