import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { AdvertisingPage, filmWithAds } from '../page-objects/advertising.ts';
import {
  adLedger,
  askedSlots,
  chooseScenarios,
  codesOf,
  noAds,
  pingsOf,
} from '../support/ad-ledger.ts';
import { adTest as test } from '../support/ad-stack.ts';
import { expect } from '../support/test.ts';

// One worker takes them all: each worker that took some would start this Foyer once more.
test.describe.configure({ mode: 'default' });

const banner = (page: Page) => page.getByRole('complementary', { name: 'Реклама' });

/** The film on the site of another label. */
const onLabel = (stack: Stack, label: 'main' | 'alternate'): string => {
  const url = new URL(filmWithAds, stack.webUrl);
  if (label === 'alternate') url.hostname = 'polosa.localhost';
  return url.href;
};

/** Files of the banner that the page has loaded. */
const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((url) => /(?:pause|companion|picture\/)/u.test(url)),
  );

/** Plays the preroll to its end, and pauses the film. */
async function pauseAfterBreak(page: Page, stack: Stack, label: 'main' | 'alternate' = 'main') {
  const player = new AdvertisingPage(page);
  await page.goto(onLabel(stack, label));
  await player.isShowing();
  await player.isOver();
  // Nothing of the banner is loaded before a pause.
  expect(await loadedFiles(page)).toEqual([]);
  expect(await viewsOf(stack, 'creativeView')).not.toContain('picture');
  await player.press('k');
  return player;
}

const viewsOf = async (stack: Stack, event: string): Promise<(string | undefined)[]> => {
  const entries = (await adLedger(stack)) as { event: string; detail?: string | null }[];
  return entries.flatMap((entry) => (entry.event === event && entry.detail ? [entry.detail] : []));
};

for (const label of ['main', 'alternate'] as const) {
  test(`A21: a companion of the break stands over a pause of the viewer, is viewed once, and spends no pauseroll: ${label} [AD-014, AD-018]`, async ({
    page,
    noise,
    stack,
  }) => {
    await chooseScenarios(stack, { ...noAds, preroll: 'companions', pauseroll: 'short' });
    const player = await pauseAfterBreak(page, stack, label);
    await expect(banner(page)).toBeVisible();
    expect(await loadedFiles(page)).not.toEqual([]);
    await expect(banner(page)).toContainText('Чай «Вагонный»');
    await expect(banner(page)).toContainText('ООО «Вагонный чай»');
    await expect(banner(page)).toContainText('erid: 2VfDemoTea1');
    await expect.poll(() => viewsOf(stack, 'creativeView')).toContain('picture');

    const landing = page.waitForEvent('popup');
    await banner(page)
      .getByRole('link', { name: /Подробнее/u })
      .click();
    const advertiser = await landing;
    await expect(advertiser).toHaveURL(/\/ads\/landing/u);
    expect(await advertiser.evaluate(() => window.opener)).toBeNull();
    await advertiser.close();
    await page.bringToFront();
    await expect.poll(() => viewsOf(stack, 'companionClick')).toEqual(['picture']);

    // The pause ends with the pauseroll that is due, which the banner has not spent.
    await player.press('k');
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => askedSlots(stack)).toEqual(['preroll', 'pauseroll']);
    await player.isOver();
    await player.press('k');
    await expect(banner(page)).toBeVisible();
    const views = await viewsOf(stack, 'creativeView');
    expect(views.filter((detail) => detail === 'picture')).toHaveLength(1);
    expect(noise()).toEqual([]);
  });
}

test('the banner of a pause that is closed stays away from the next pauses', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'companions' });
  const player = await pauseAfterBreak(page, stack);
  await expect(banner(page)).toBeVisible();
  const stood = await player.filmTime();
  await player.press('Escape');
  await expect(banner(page)).toHaveCount(0);
  expect(await player.filmTime()).toBe(stood);

  await player.press('k');
  await player.isOver();
  await player.press('k');
  // Longer than a banner takes to come.
  await page.waitForTimeout(4_000);
  await expect(banner(page)).toHaveCount(0);
});

test('A21: an advertisement is not shown where companions that it has to have find no place', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'companions_any' });
  const player = new AdvertisingPage(page);
  await page.goto(onLabel(stack, 'main'));
  await player.isOver();

  await expect.poll(() => codesOf(stack)).toEqual([601]);
  expect(await pingsOf(stack, 'ad-1')).not.toContain('impression');
});

test('A21: a companion that has to be shown stands in the strip under the picture', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await chooseScenarios(stack, { ...noAds, preroll: 'companions_any' });
  const player = new AdvertisingPage(page);
  await page.goto(onLabel(stack, 'alternate'));
  await player.isShowing();
  const beside = page.locator('[data-beside] iframe');
  await expect(beside).toBeVisible();
  await expect(page.frameLocator('[data-beside] iframe').getByText('«Вагонный»')).toBeVisible();
  const [box, picture] = await Promise.all([
    beside.boundingBox(),
    page.locator('video').nth(1).boundingBox(),
  ]);
  expect(box?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  await expect.poll(() => viewsOf(stack, 'creativeView')).toContain('markup');
  await player.isOver();
  await expect(page.locator('[data-beside] iframe')).toHaveCount(0);
  expect(await codesOf(stack)).toEqual([]);
});

test('a viewable impression is pinged once, and so is one that was not viewable', async ({
  page,
  stack,
}) => {
  const sightOf = async () =>
    (await pingsOf(stack)).filter((ping) =>
      /^(?:viewable|notViewable|viewUndetermined)$/u.test(ping),
    );
  await chooseScenarios(stack, { ...noAds, preroll: 'viewable' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isShowing();
  expect(await sightOf()).toEqual([]);
  await expect.poll(sightOf).toEqual(['viewable']);
  await player.isOver();
  expect(await sightOf()).toEqual(['viewable']);

  await chooseScenarios(stack, { ...noAds, preroll: 'viewable' });
  await page.addInitScript(() => {
    const out = new CSSStyleSheet();
    // Less than half of the player is in the window.
    out.replaceSync('section[data-controls] { transform: translateY(60vh) !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, out];
  });
  await page.goto(filmWithAds);
  await expect.poll(sightOf, { timeout: 40_000 }).toEqual(['notViewable']);
});

test('captions of an advertisement are shown to a viewer who has captions on, and to no other', async ({
  page,
  stack,
}) => {
  const words = page.locator('[data-break] [data-plate]');
  await chooseScenarios(stack, { ...noAds, preroll: 'captions' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isShowing();
  await expect.poll(() => pingsOf(stack), { timeout: 30_000 }).toContain('midpoint');
  await expect(words).toHaveCount(0);
  await player.isOver();

  await page.evaluate(() => localStorage.setItem('playerSubtitle', 'ru'));
  await chooseScenarios(stack, { ...noAds, preroll: 'captions' });
  await page.goto(filmWithAds);
  await player.isShowing();
  await expect(words).toBeVisible();
  expect(await words.textContent()).toMatch(/[а-я]/u);
});
