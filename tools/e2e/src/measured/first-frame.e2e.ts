import type { Page } from '@playwright/test';
import { hydrated, pageHydrated, pageNotices } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** Holds pictures back. @returns Addresses of those that were asked for, and what lets them come. */
async function holdPictures(page: Page) {
  const asked: string[] = [];
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/images/**', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  return { asked, letThrough: () => letThrough() };
}

/** Media of the style sheets whose text stands in the head. */
const laterMedia = (page: Page) =>
  page
    .locator('link[data-later="style"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('media')))]);

/** Says of a block whether it is drawn: `hidden` for not at all, `auto` for when it is near. */
const visibilityOf = (page: Page, words: string) =>
  page
    .locator('[data-block] > div', { hasText: words })
    .evaluate((block) => getComputedStyle(block).contentVisibility);

test('scripts travel after the pictures on the screen', async ({ page }) => {
  const pictures = await holdPictures(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });

  // The whole page is there by then, and a script that waited for nothing would be on its way.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => pictures.asked.length).toBeGreaterThan(0);
  const before = [...scripts];
  pictures.letThrough();
  await pageHydrated(page);

  expect(before).toEqual([]);
  expect(scripts).not.toEqual([]);
});

test('scripts wait no longer for a picture that does not come', async ({ page }) => {
  await page.route('**/images/**', () => undefined);

  await page.goto('/', { waitUntil: 'commit' });

  // No press waits for a picture: the page hears them while pictures are still missing.
  await expect.poll(() => page.evaluate(() => 'earlyPresses' in window)).toBe(false);
});

test.describe('without scripts and style sheets', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its look', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());

    await page.goto('/');

    const card = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    await expect(card).toBeVisible();
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).margin)).toBe(
      '0px',
    );
    const list = page.getByRole('main').getByRole('list').last();
    expect(await list.evaluate((one) => getComputedStyle(one).listStyleType)).toBe('none');
  });
});

test('style sheets take their places when a page with further ones comes', async ({
  page,
  noise,
}) => {
  await page.goto('/');
  await pageHydrated(page);
  const before = await laterMedia(page);

  const link = page.getByRole('main').getByRole('link', { name: 'Сейчас в эфире' });
  await page.mouse.wheel(0, 300);
  await link.scrollIntoViewIfNeeded();
  await pageNotices(page);
  await hydrated(link);
  await link.click();
  await expect(page).toHaveURL(/\/tv$/u);
  await expect(page.getByRole('grid', { name: 'Телепрограмма' })).toBeVisible();

  expect(before).toEqual(['not all']);
  await expect.poll(() => laterMedia(page)).toEqual(['all']);
  expect(noise()).toEqual([]);
});

test('blocks far below take no part in the first frame, and are whole when somebody comes near', async ({
  page,
}) => {
  await page.goto('/');
  await pageHydrated(page);
  const far = page.locator('[data-block]', { hasText: 'Споём' });
  const before = await visibilityOf(page, 'Споём');

  await page.mouse.wheel(0, 300);
  await far.scrollIntoViewIfNeeded();

  expect(before).toBe('auto');
  await expect.poll(() => visibilityOf(page, 'Споём')).toBe('visible');
});

test('no picture below the first screen is asked for before those on it are there', async ({
  page,
}) => {
  const { asked, letThrough } = await holdPictures(page);
  const isChannelAsked = () => asked.some((url) => url.includes('/channel-'));

  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const before = [await visibilityOf(page, 'Сейчас в эфире'), isChannelAsked()];
  letThrough();

  expect(before).toEqual(['hidden', false]);
  await expect.poll(isChannelAsked).toBe(true);
});
