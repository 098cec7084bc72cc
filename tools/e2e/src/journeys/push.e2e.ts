import type { Page } from '@playwright/test';
import { eventCodes } from '@foyer/contract';
import type { Stack } from '@foyer/workspace/stack';
import { watchLink } from '../page-objects/film.ts';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { loginLink } from '../page-objects/sign-in.ts';
import { pageHydrated } from '../support/hydrated.ts';
import { connected, push, streams } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typePin } from '../support/type-pin.ts';

const viewer = '+79000000001';
const family = '+79000000002';

/** Leaves a mark that goes with the document. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

/** Begins every document without a memory of earlier reloads: one cause acts again only after a pause. */
const forgetReloads = (page: Page) => page.addInitScript(() => sessionStorage.clear());

/** Opens a page that hears of events. */
async function openLive(page: Page, address: string): Promise<void> {
  await connected(page, () => page.goto(address));
  await mark(page);
}

/** Waits until the page has asked who is watching, which it does after every such event. */
async function askedForUser(page: Page, stack: Stack, login: string): Promise<void> {
  const asked = page.waitForResponse('**/api/v1/user');
  await push(stack, login, 'profile_updated');
  await asked;
}

test('what happens elsewhere loads the page anew [EVENT-001, EVENT-003, EVENT-004, EVENT-005, EVENT-006, EVENT-007, EVENT-008, EVENT-009, EVENT-010, EVENT-011]', async ({
  page,
  stack,
}) => {
  await signIn(page, viewer);
  await forgetReloads(page);
  await openLive(page, '/movies');
  for (const code of eventCodes.reload) {
    const reloaded = page.waitForEvent('load');
    // The page that comes hears of the next event.
    await connected(page, () => push(stack, viewer, code));
    await reloaded;

    expect([code, await isMarked(page), new URL(page.url()).pathname]).toEqual([
      code,
      false,
      '/movies',
    ]);
    await mark(page);
  }
});

test('a purchase of one title loads its page anew and no other [EVENT-012, EVENT-013]', async ({
  page,
  stack,
}) => {
  await signIn(page, viewer);
  await forgetReloads(page);
  await openLive(page, '/movies/metropolis');
  const id = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/media-items/metropolis');
    return ((await answer.json()) as { id: string }).id;
  });
  for (const code of eventCodes.reloadItem) {
    await push(stack, viewer, code, { item: { id: 'another', type: 'media_item' } });
    await askedForUser(page, stack, viewer);
    expect(await isMarked(page)).toBe(true);

    const reloaded = page.waitForEvent('load');
    await connected(page, () => push(stack, viewer, code, { item: { id, type: 'media_item' } }));
    await reloaded;
    expect(await isMarked(page)).toBe(false);
    await mark(page);
  }
});

test('what changes about the viewer is asked for, and the page stays [EVENT-014, EVENT-015, EVENT-016, EVENT-017, EVENT-018]', async ({
  page,
  stack,
}) => {
  await signIn(page, viewer);
  await openLive(page, '/movies');
  for (const code of eventCodes.refreshUser) {
    const asked = page.waitForResponse('**/api/v1/user');
    await push(stack, viewer, code);
    await asked;
  }
  expect(await isMarked(page)).toBe(true);

  const asked = Promise.all([page.waitForRequest('**/api/v1/session'), page.waitForEvent('load')]);
  await push(stack, viewer, 'ott_tv_activated');
  await asked;
});

test('a failed payment is told of after the page was loaded anew, once [EVENT-009, NOTIF-018]', async ({
  page,
  stack,
}) => {
  await signIn(page, viewer);
  await openLive(page, '/movies');
  const reloaded = page.waitForEvent('load');
  await push(stack, viewer, 'payment_failed', { event_type: 'display' });
  await reloaded;

  await expect(page.getByText('Оплата не прошла')).toHaveCount(1);
  await expect(page.getByText('Деньги не списаны. Попробуйте другую карту.')).toBeVisible();
});

test('an entry and a film are not cut off; then the page is loaded anew at its place', async ({
  page,
  stack,
}) => {
  await signIn(page, family);
  await openLive(page, '/movies/volchiy-chas');
  await watchLink(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();

  await push(stack, family, 'bonuses_changed');
  await askedForUser(page, stack, family);
  await typePin(dialog, '1234');
  await expect(page.locator('video')).toHaveCount(1);
  await askedForUser(page, stack, family);
  expect(await isMarked(page)).toBe(true);

  const reloaded = page.waitForEvent('load');
  await page.goBack();
  await reloaded;

  await expect(page).toHaveURL(/\/movies\/volchiy-chas$/);
});

test('what is read in a dialog is not taken away by a reload', async ({ page, stack }) => {
  await signIn(page, viewer);
  await openLive(page, '/movies/metropolis');
  await push(stack, viewer, 'marketing_message', {
    event_type: 'display',
    message_id: 'popup-read',
    display: { display_type: 'popup', popup_type: 'success', message: 'Фильмы недели' },
  });
  await expect(page.getByRole('dialog', { name: 'Фильмы недели' })).toBeVisible();

  await push(stack, viewer, 'sync_purchases');
  await askedForUser(page, stack, viewer);
  expect(await isMarked(page)).toBe(true);
  const reloaded = page.waitForEvent('load');
  await page.keyboard.press('Escape');

  await reloaded;
});

test('a page that is loaded anew stands where it stood', async ({ page, stack }) => {
  await signIn(page, viewer);
  await openLive(page, '/?from=shelf');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const reloaded = page.waitForEvent('load');
  await push(stack, viewer, 'sync_purchases');
  await reloaded;

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  expect(page.url()).toContain('/?from=shelf');
});

test('all tabs learn of a sign-in and of a sign-out, over one stream, and a visitor needs none', async ({
  context,
  page,
  stack,
}) => {
  const [still, busy] = [await context.newPage(), await context.newPage()];
  await still.goto('/movies');
  await arrive(busy);
  await flowsRun(busy);

  await signIn(page, viewer);
  // No page knows of it yet, and what the flows of a visitor open has been opened.
  expect(await streams(stack)).toMatchObject({ open: 0 });
  await page.goto('/');
  for (const tab of [still, busy]) await expect(loginLink(tab)).toBeHidden();
  await expect.poll(() => streams(stack)).toMatchObject({ open: 1 });

  await page.goto('/my/settings');
  await page.getByRole('button', { name: /^Выйти/ }).click();
  for (const tab of [still, busy]) await expect(loginLink(tab)).toBeVisible();
  await expect.poll(() => streams(stack)).toMatchObject({ open: 0 });
  // A browser that is closed while its tabs still load may not end.
  for (const tab of [page, still, busy]) {
    await tab.waitForLoadState();
    await pageHydrated(tab);
  }
});
