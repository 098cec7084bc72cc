import type { Page } from '@playwright/test';
import { PlayerPage } from '../page-objects/player.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const family = '+79000000002';
const film = '/movies/lesnichiy/player';

const timeOf = async (page: Page) => (await new PlayerPage(page).playback()).currentTime;

/** How much is loaded past the place, in seconds. */
const secondsAhead = (page: Page) =>
  new PlayerPage(page).video.evaluate((element) => {
    const { buffered, currentTime } = element as HTMLVideoElement;
    return buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - currentTime;
  });

/** Where the profile of a session stands in the film, in seconds of the title; undefined where it has not watched it. */
async function storedPlace(page: Page): Promise<number | undefined> {
  const answer = await page.context().request.get('/api/v1/positions');
  const { items } = (await answer.json()) as {
    items: { media_item: { slug: string }; media_position: { timepoint: number } }[];
  };
  return items.find(({ media_item }) => media_item.slug === 'lesnichiy')?.media_position.timepoint;
}

/** Where a film begins on a device, in seconds. */
async function startsAt(page: Page): Promise<number> {
  await page.goto(film);
  await expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(0.5);
  return timeOf(page);
}

test('a film goes on where it was left on another device of the profile, and for no other profile', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, family);
  await page.goto(film);
  await new PlayerPage(page).playsUntil(7);
  const left = await timeOf(page);
  await page.close({ runBeforeUnload: true });

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const device = await other.newPage();
  await signIn(device, family);
  const found = await startsAt(device);
  expect(Math.abs(found - left)).toBeLessThan(2);

  await device.goto('/my/positions');
  await expect(device.getByRole('link', { name: /Лесничий/ }).first()).toBeVisible();
  const switched = await other.request.post('/api/v1/profiles/switch', {
    data: { id: 'demo-2-profile-3' },
  });
  expect(switched.ok()).toBe(true);
  expect(await storedPlace(device)).toBeUndefined();
  await other.close();
});

test('home shows a film among those to go on with as soon as it is left', async ({ page }) => {
  await signIn(page, family);
  await page.goto('/movies/lesnichiy');
  await page
    .getByRole('link', { name: /^Смотреть/ })
    .first()
    .click();
  await new PlayerPage(page).playsUntil(6);
  await page.goBack();
  await page
    .getByRole('link', { name: /Софит|На главную|Главная/ })
    .first()
    .click();
  await expect(
    page.getByRole('region', { name: /Продолж/ }).getByRole('link', { name: /Лесничий/ }),
  ).toBeVisible();
});

test('a minute without a network loses nothing, also when the tab is closed meanwhile', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  await signIn(page, family);
  await page.goto(film);
  const player = new PlayerPage(page);
  await player.playsUntil(3);
  await expect.poll(() => storedPlace(page), { timeout: 20_000 }).toBeGreaterThan(0);
  // The film goes on from what is loaded.
  await expect.poll(() => secondsAhead(page), { timeout: 30_000 }).toBeGreaterThan(14);
  await context.setOffline(true);
  const since = Date.now();
  const before = await timeOf(page);
  const stored = (await storedPlace(page)) ?? 0;
  await player.playsUntil(before + 12);
  await page.waitForTimeout(Math.max(0, 60_000 - (Date.now() - since)));
  const left = await timeOf(page);
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  const found = await startsAt(again);
  expect(Math.abs(found - left)).toBeLessThan(2);

  await expect.poll(() => storedPlace(again)).toBeGreaterThan(stored * 2);
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const device = await other.newPage();
  await signIn(device, family);
  expect(await startsAt(device)).toBeGreaterThan(left - 2);
  await other.close();
});
