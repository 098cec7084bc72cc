import type { Page } from '@playwright/test';
import { AdvertisingPage, filmWithAds } from '../page-objects/advertising.ts';
import { PlayerPage } from '../page-objects/player.ts';
import { adLedger, askedSlots, chooseScenarios, noAds, pingsOf } from '../support/ad-ledger.ts';
import { adTest as test } from '../support/ad-stack.ts';
import { callsOf } from '../support/control.ts';
import { connected, push } from '../support/push.ts';
import { sessionOf } from '../support/session-of.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

const viewer = '+79000000001';
const AUTOPLAY = '--autoplay-policy=';

test('A9: where no sound starts without a gesture, one is asked for, and serves the advertisement and the film', async ({
  playwright,
  launchOptions,
  stack,
}) => {
  await chooseScenarios(stack, { preroll: 'short' });
  const args = (launchOptions.args ?? []).filter((arg) => !arg.startsWith(AUTOPLAY));
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...args, `${AUTOPLAY}document-user-activation-required`],
  });
  try {
    const page = await browser.newPage({ baseURL: stack.webUrl });
    const player = new AdvertisingPage(page);
    const { playButton } = new PlayerPage(page);
    await page.goto(filmWithAds);
    await expect(playButton).toHaveCount(1, { timeout: 30_000 });
    // Nothing is asked for that might never be shown.
    expect(await adLedger(stack)).toEqual([]);

    await playButton.click();
    await player.isOver();
    const pings = await pingsOf(stack);
    expect(pings).toEqual(expect.arrayContaining(['impression', 'complete']));
    expect(pings.filter((ping) => ['error', 'mute', 'pause'].includes(ping))).toEqual([]);
    await expect(page.locator('video')).toHaveJSProperty('muted', false);
  } finally {
    await browser.close();
  }
});

test('A13: the next episode is counted down to after the advertisement that follows this one [AD-016]', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, postroll: 'inline' });
  const player = new AdvertisingPage(page);
  const offer = page.getByRole('region', { name: 'Следующая серия' });
  await page.goto('/series/lift-ne-rabotaet/player');
  await player.isOver();
  const episode = page.url();
  await player.seekFilm(82);
  await expect(offer).toBeVisible();
  await expect(offer).not.toContainText('через');

  await player.isShowing();
  await expect(offer).toBeHidden();
  await expect.poll(() => pingsOf(stack), { timeout: 30_000 }).toContain('complete');
  await expect(offer).toContainText(/Дальше через \d+/u);
  expect(page.url()).toBe(episode);
  await expect(page).not.toHaveURL(episode, { timeout: 20_000 });
  await expect.poll(() => askedSlots(stack)).toEqual(['preroll', 'midroll', 'postroll', 'preroll']);
});

/** Opens a page that gets the pushes of the account. */
async function openLive(page: Page, address = filmWithAds): Promise<void> {
  await connected(page, () => page.goto(address));
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
}

/** Whether the document is the one that was opened. */
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

/** What the only profile of the account may watch in a day. */
async function limitProfile(page: Page, view_limits: object): Promise<void> {
  const { profile } = (await (await page.request.get('/api/v1/user')).json()) as {
    profile: { id: string };
  };
  const answer = await page.request.patch(`/api/v1/profiles/${profile.id}`, {
    data: { view_limits },
  });
  expect(answer.ok()).toBe(true);
}

test('A24: a reload that is pushed in a break waits until the film is left', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { preroll: 'inline' });
  const player = new AdvertisingPage(page);
  await signIn(page, viewer);
  await openLive(page);
  await player.isShowing();
  const asked = page.waitForResponse('**/api/v1/user');
  await push(stack, viewer, 'bonuses_changed');
  await push(stack, viewer, 'profile_updated');
  await asked;
  await player.isOver();
  expect(await pingsOf(stack)).toContain('complete');
  expect(await isSameDocument(page)).toBe(true);

  const reloaded = page.waitForEvent('load');
  await page.goBack().catch(() => {});
  await reloaded;
});

test('A24: hours that end in a break end it, and its sound', async ({ page, stack }) => {
  await chooseScenarios(stack, { preroll: 'inline' });
  const player = new AdvertisingPage(page);
  await signIn(page, viewer);
  await openLive(page);
  await player.isShowing();
  const hour = `${(new Date().getUTCHours() + 15) % 24}`.padStart(2, '0');
  await limitProfile(page, { allowed_from: `${hour}:00`, allowed_to: `${hour}:59` });
  await push(stack, viewer, 'profile_updated');

  await expect(page.getByText(`с\u00A0${hour}:00`)).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
  expect(await pingsOf(stack)).not.toContain('complete');
});

test('A24: no time of advertisements counts as watched [LIMIT-011]', async ({ page, stack }) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'inline' });
  const player = new AdvertisingPage(page);
  await signIn(page, viewer);
  await limitProfile(page, { allowed_from: '00:00', allowed_to: '23:59', max_view_time: 3600 });
  const report = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/v1/view-time') && response.request().method() === 'POST',
    { timeout: 150_000 },
  );
  // It is reported at the full minute, of more than ten seconds.
  await page.clock.install({ time: new Date().setSeconds(25) });
  await page.goto(filmWithAds);
  await player.isOver();
  await report;

  const [call] = await callsOf(stack, 'reportViewTime');
  const { seconds = 0 } = (call?.body ?? {}) as { seconds?: number };
  expect(seconds).toBeGreaterThan(10);
  expect(seconds).toBeLessThan((await player.filmTime()) + 1);
});

test('A24: an advertisement waits under the dialog of a blocked account, and goes on when that is closed [ACCT-001]', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { preroll: 'inline' });
  const player = new AdvertisingPage(page);
  const blocked = await fetch(`${stack.webUrl}/api/v1/user`, {
    headers: { cookie: await sessionOf(stack, '+79000000004') },
  });
  const { account_settings } = (await blocked.json()) as { account_settings: object };
  await signIn(page, viewer);
  await openLive(page);
  await player.isShowing();
  await page.route('**/api/v1/user', async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as object;
    await route.fulfill({ response, json: { ...user, account_settings } });
  });
  await push(stack, viewer, 'account_status');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => pingsOf(stack)).toContain('pause');
  expect(await player.filmTime()).toBe(0);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await player.isOver();
  expect(await pingsOf(stack)).toEqual(expect.arrayContaining(['resume', 'complete']));
});

test('A25: a service without advertising that comes in a break ends it, and no other is asked for', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'pod', midroll: 'short' });
  const player = new AdvertisingPage(page);
  await signIn(page, viewer);
  await openLive(page);
  await player.isShowing();
  const answer = await page.request.post('/api/v1/promo-codes', { data: { code: 'KINO30' } });
  expect(answer.ok()).toBe(true);
  await player.isOver();
  expect(await pingsOf(stack)).not.toContain('complete');
  expect(await isSameDocument(page)).toBe(true);

  await player.seekFilm(60);
  await expect.poll(() => player.filmTime()).toBeGreaterThan(63);
  expect(await askedSlots(stack)).toEqual(['preroll']);
});
