import { startStack, type Stack } from '@foyer/workspace/stack';
import type { Page } from '@playwright/test';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { cookieNotice } from '../page-objects/foot.ts';
import { hydrated } from '../support/hydrated.ts';
import { alternateOf } from '../support/alternate.ts';
import { type PixelSite, startPixelSite } from '../support/pixel-site.ts';
import { expect, test as base, type StackMode } from '../support/test.ts';

/** A Foyer whose main label lets one advertiser count, and whose other label lets none. */
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
      const env = { SITE_SETTINGS: JSON.stringify(settings), PARTIES_URL: ads.origin };
      const stack = await startStack({ mode, env });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker takes them all: each worker that took some would start this Foyer once more.
test.describe.configure({ mode: 'default' });

/** Longer than a banner must be seen, with all that comes before. */
const enough = 2500;
const show = /^\/ads\/track\?slot=preroll&event=impression&ad=tea&fingerprint=([\w-]{36})&*$/u;
const click = /^\/ads\/track\?slot=preroll&event=click&ad=tea&fingerprint=([\w-]{36})$/u;

const banner = (page: Page) => page.getByRole('link', { name: /^(?:Чай для долгих серий)/u });

/** Takes from the browser what tells that a program drives it. */
const asPerson = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });
const consent = (page: Page, url: string) =>
  page.context().addCookies([{ name: 'foyer_cookie_consent', value: 'true', url }]);

/** Opens the landing page and scrolls to the advertiser's banner. */
async function seeBanner(page: Page, origin = ''): Promise<void> {
  await arrive(page, `${origin}/landing`);
  await flowsRun(page);
  await banner(page).scrollIntoViewIfNeeded();
  await hydrated(banner(page));
  // Blocks above have come meanwhile, and moved it.
  await expect(async () => {
    await banner(page).scrollIntoViewIfNeeded();
    await expect(banner(page)).toBeInViewport({ ratio: 1, timeout: 300 });
  }).toPass();
}

/** Presses the banner, which opens its page beside this one. */
async function press(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await banner(page).click();
  await (await opened).close();
}

test('pixels wait for consent and are asked for once on each page, with what the browser is known by [BLOCK-088, BLOCK-089]', async ({
  page,
  ads,
  noise,
}) => {
  await asPerson(page);
  await seeBanner(page);
  await expect(cookieNotice(page)).toBeVisible();
  await page.waitForTimeout(enough);
  await press(page);
  expect(ads.take()).toEqual([]);

  await cookieNotice(page).getByRole('button').click();
  await expect.poll(() => ads.take()).toEqual([expect.stringMatching(show)]);
  const uid = await page.evaluate(() => localStorage.getItem('uid'));
  await press(page);
  await expect.poll(() => ads.take()).toEqual([expect.stringMatching(click)]);
  await press(page);
  await page.mouse.wheel(0, -3000);
  await page.waitForTimeout(300);
  await banner(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(enough);
  expect(ads.take()).toEqual([]);

  await page.getByRole('link', { name: 'Подарите кино' }).click();
  await expect(page).toHaveURL(/\/podarochnye-sertifikaty$/u);
  await page.goBack();
  await banner(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => ads.take().map((url) => show.exec(url)?.[1]), { timeout: 10_000 })
    .toEqual([uid]);
  expect(noise()).toEqual([]);
});

test('a press waits for no pixel, and a pixel without an answer is no noise [BLOCK-088]', async ({
  page,
  stack,
  ads,
  noise,
}) => {
  await asPerson(page);
  await consent(page, stack.webUrl);
  await seeBanner(page);
  await expect.poll(() => ads.take()).toEqual([expect.stringMatching(show)]);
  ads.holdBack(true);
  await press(page);
  await expect.poll(() => ads.take()).toEqual([expect.stringMatching(click)]);
  ads.holdBack(false);

  expect(noise()).toEqual([]);
});

test('nothing is asked for where the operator names no advertiser, and the policy lets nothing be [BLOCK-088]', async ({
  page,
  stack,
  ads,
  noise,
}) => {
  const origin = alternateOf(stack);
  await asPerson(page);
  await consent(page, origin);
  const pictures = async (site: string) => {
    const answer = await page.goto(`${site}/landing`);
    return /img-src ([^;]*)/u.exec(answer?.headers()['content-security-policy'] ?? '')?.[1];
  };
  expect(await pictures(stack.webUrl)).toBe(`'self' data: ${ads.origin}`);
  expect(await pictures(origin)).toBe("'self' data:");

  await seeBanner(page, origin);
  await page.waitForTimeout(enough);
  await press(page);
  expect(ads.take()).toEqual([]);
  expect(noise()).toEqual([]);
});

test('a browser that a program drives asks for none, nor does a page without such banners load what would [BLOCK-088]', async ({
  page,
  stack,
  ads,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    if (/\/break-pixels-[\w-]+\.js$/u.test(request.url())) loaded.add(request.url());
  });
  await consent(page, stack.webUrl);
  await seeBanner(page);
  await page.waitForTimeout(enough);
  await press(page);
  expect([ads.take(), loaded.size]).toEqual([[], 0]);

  await asPerson(page);
  await arrive(page, '/');
  await flowsRun(page);
  await page.waitForTimeout(enough);
  expect(loaded.size).toBe(0);
  await seeBanner(page);
  await expect.poll(() => loaded.size).toBe(1);
});
