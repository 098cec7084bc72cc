import type { Page } from '@playwright/test';
import { AdvertisingPage, filmWithAds } from '../page-objects/advertising.ts';
import { watchLink } from '../page-objects/film.ts';
import { askedSlots, chooseScenarios, noAds, pingsOf } from '../support/ad-ledger.ts';
import { adTest as test } from '../support/ad-stack.ts';
import { hydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

// One worker takes them all: each worker that took some would start this Foyer once more.
test.describe.configure({ mode: 'default' });

const AUTOPLAY = '--autoplay-policy=';
/** Longer than a request may take. */
const TOO_LATE_MS = 6_000;

const focused = (page: Page) => page.locator(':focus');

/** The file that the element of advertisements plays. */
const playedFile = (page: Page): Promise<string> =>
  page
    .locator('video')
    .nth(1)
    .evaluate((video) => (video as HTMLVideoElement).currentSrc.split('/').at(-1) ?? '');

test('A2: an answer that comes when the film plays already is not shown, and counts as nothing', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'inline' });
  let hasCome = false;
  await page.route(/\/ads\/\w+\/vast\?.*slot=preroll/u, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, TOO_LATE_MS));
    hasCome = true;
    // The client has given it up by then.
    await route.fulfill({ response }).catch(() => {});
  });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isOver();
  await expect.poll(() => hasCome, { timeout: 20_000 }).toBe(true);
  const stood = await player.filmTime();
  await expect.poll(() => player.filmTime(), { timeout: 20_000 }).toBeGreaterThan(stood + 2);
  await expect(player.label).toHaveCount(0);
  expect(await pingsOf(stack)).not.toContain('impression');
});

test('A7: an advertisement is passed over from its offset on, by the keyboard, without taking the focus before', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'skippable' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isShowing();
  await expect(page.getByText(/через \d+ с/u)).toBeVisible();
  await expect(player.skip).toHaveCount(0);
  // A viewer on their way through the controls.
  await page.getByRole('button', { name: 'О рекламе' }).first().focus();
  await expect(player.skip).toBeVisible({ timeout: 30_000 });
  await expect(focused(page)).toHaveText('О рекламе');
  await expect(page.getByText('Рекламу можно пропустить')).toHaveCount(1);

  await player.skip.focus();
  await player.press('Enter');
  await player.isOver();
  expect(await pingsOf(stack)).toEqual(expect.arrayContaining(['skip']));
  expect(await pingsOf(stack)).not.toContain('complete');
});

test('A7: a remote control leads to the button with its arrows, and presses it with enter', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'skippable' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await expect(player.skip).toBeVisible({ timeout: 40_000 });
  await player.press('ArrowRight');
  await expect(player.skip).toBeFocused();
  await player.press('Enter');
  await player.isOver();
});

test('A10: one press on the way to a film lets its advertisement and the film itself sound', async ({
  playwright,
  launchOptions,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'short' });
  const args = (launchOptions.args ?? []).filter((arg) => !arg.startsWith(AUTOPLAY));
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...args, `${AUTOPLAY}document-user-activation-required`],
  });
  try {
    const page = await browser.newPage({ baseURL: stack.webUrl });
    const player = new AdvertisingPage(page);
    await page.goto('/movies/alibi');
    await hydrated(watchLink(page));
    await watchLink(page).click();
    await expect.poll(() => pingsOf(stack), { timeout: 40_000 }).toContain('complete');
    await player.isOver();

    await expect(page.locator('video')).toHaveJSProperty('muted', false);
    expect((await pingsOf(stack)).filter((ping) => ['mute', 'error'].includes(ping))).toEqual([]);
    expect(await askedSlots(stack)).toEqual(['preroll']);
  } finally {
    await browser.close();
  }
});

for (const [screen, width, height, file] of [
  ['a small window', 640, 360, 'ad-1.mp4'],
  ['a large screen', 1920, 1080, 'ad-1-720p.mp4'],
  // Its picture lies, with what belongs to the advertisement under it.
  ['an upright phone', 390, 844, 'ad-1.mp4'],
] as const) {
  test(`A17: the file that is nearest to the picture is played: ${screen}`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height });
    await chooseScenarios(stack, { ...noAds, preroll: 'portrait' });
    await page.goto(filmWithAds);
    await new AdvertisingPage(page).isShowing();
    expect(await playedFile(page)).toBe(file);
  });
}

test('A18: a VPAID unit that says it may be skipped is skipped by the button of the player', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'vpaid_skippable' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isShowing();
  await expect(player.skip).toHaveCount(0);
  await player.skip.click({ timeout: 20_000 });
  await player.isOver();
  expect(await pingsOf(stack, 'ad-1')).toContain('skip');
});

test('A18: the keyboard leads into a VPAID unit and out of it', async ({ page, stack }) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'vpaid' });
  await page.goto(filmWithAds);
  const unit = page.frameLocator('iframe[src$="/unit-frame"]');
  await expect(unit.getByRole('button', { name: 'Подробнее' })).toBeVisible({ timeout: 20_000 });
  await page.locator('section[data-controls]').focus();
  await page.keyboard.press('Tab');
  await expect(unit.getByRole('button', { name: 'Подробнее' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('section[data-controls]')).toBeFocused();
});

test('A15: no class, id or attribute of what a break draws has a name that filter lists know', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'icon' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isShowing();
  const names = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('section[data-controls] *')];
    return elements.flatMap((element) => [
      ...element.getAttributeNames(),
      ...element.classList,
      element.id,
    ]);
  });
  expect(names.length).toBeGreaterThan(100);
  expect(
    names.filter((name) => /(?<![a-z\d])ads?(?![a-z\d])|(?:vast|vmap|vpaid|advert)/iu.test(name)),
  ).toEqual([]);
});
