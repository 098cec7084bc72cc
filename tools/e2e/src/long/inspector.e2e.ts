import type { Page } from '@playwright/test';
import { PlayerPage } from '../page-objects/player.ts';
import { connected, push } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000005';
const WATCHED_SECONDS = 120;

/** The state of the player's lifecycle that is active while a film plays. */
const playing = '[data-state-id="player.lifecycle.playing.flowing"]';

/** More presses than the panel has places. */
const MOST_TABS = 200;

/** What of the panel has the focus. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement?.closest('aside')) return undefined;
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent;
  });

/** The id of a title. */
const idOf = (page: Page, slug: string) =>
  page.evaluate(async (name) => {
    const answer = await fetch(`/api/v1/media-items/${name}`);
    return ((await answer.json()) as { id: string }).id;
  }, slug);

/** Goes by Tab to a button of the panel, and presses it. */
async function pressByKeyboard(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name) return page.keyboard.press('Enter');
  }
  throw new Error(`No Tab leads to ${name}`);
}

const viewOf = (page: Page) =>
  page
    .locator('.react-flow__viewport')
    .evaluate((drawing) => (drawing as HTMLElement).style.transform);

/** Whether the drawing shows the whole of a state. */
const isDrawnInSight = (page: Page, selector: string) =>
  page.evaluate((state) => {
    const box = document.querySelector(state)?.getBoundingClientRect();
    const area = document.querySelector('.react-flow')?.getBoundingClientRect();
    if (!box || !area) return false;
    return (
      box.top >= area.top &&
      box.bottom <= area.bottom &&
      box.left >= area.left &&
      box.right <= area.right
    );
  }, selector);

test('two minutes of a broadcast move nothing in the inspector, which is used by keyboard beside a dialog', async ({
  page,
  stack,
}) => {
  await signIn(page, viewer);
  // A film would wait for the dialog.
  await connected(page, () => page.goto('/tv/pervyy-ekran/player?inspect&lang=eng'));
  const player = new PlayerPage(page);
  await expect
    .poll(async () => (await player.playback()).decodedFrames, { timeout: 30_000 })
    .toBeGreaterThan(0);
  await push(stack, viewer, 'item_recommendations', {
    event_type: 'player',
    item: { id: await idOf(page, 'kassiopeya'), type: 'media_item' },
    ab_test: 'still',
  });
  const dialog = page.getByRole('dialog', { name: /watch/iu });
  await expect(dialog).toBeVisible();

  await page.keyboard.press('F6');
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, 'player');
  await expect(page.getByRole('status', { name: 'Active states' })).toContainText(
    'lifecycle.playing',
  );
  await expect.poll(() => isDrawnInSight(page, playing), { timeout: 30_000 }).toBe(true);

  await pressByKeyboard(page, '● flowing');
  await pressByKeyboard(page, 'Zoom In');
  await expect.poll(() => isDrawnInSight(page, playing)).toBe(true);
  const held = await viewOf(page);
  const { currentTime } = await player.playback();
  for (let seconds = 10; seconds <= WATCHED_SECONDS; seconds += 10) {
    await expect
      .poll(async () => (await player.playback()).currentTime, { timeout: 60_000 })
      .toBeGreaterThan(currentTime + seconds);
    expect(await viewOf(page)).toBe(held);
  }
  expect(await isDrawnInSight(page, playing)).toBe(true);
  await expect(page.getByRole('region', { name: 'Events' })).toContainText('time.changed');

  await page.keyboard.press('Escape');
  await page.keyboard.press('F6');
  await expect(dialog).toBeVisible();
});

test('the inspector goes into a window of its own, styled as the page, and comes back', async ({
  page,
}) => {
  await page.goto('/movies/mayak/player?inspect&lang=eng');
  await page.getByRole('button', { name: /^Flows: [1-9]/ }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Own window' }).click();
  const own = await opening;

  await expect(own.getByRole('region', { name: 'Events' })).toBeVisible();
  await expect(own.locator('[data-state-id]').first()).toBeVisible({ timeout: 30_000 });
  await expect(own.getByRole('region', { name: 'Events' }).locator('..')).toHaveCSS(
    'overflow-y',
    'auto',
  );
  await expect(page.getByRole('region', { name: 'Events' })).toHaveCount(0);

  await own.getByRole('button', { name: 'Back into the page' }).click();
  await expect(page.getByRole('region', { name: 'Events' })).toBeVisible();
});
