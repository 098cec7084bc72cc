import type { PlayerMessage } from '@foyer/embed-sdk';
import { startStack, type Stack } from '@foyer/workspace/stack';
import type { Page } from '@playwright/test';
import { cookieNotice, footIsFree } from '../page-objects/foot.ts';
import { PlayerPage } from '../page-objects/player.ts';
import { hydrated } from '../support/hydrated.ts';
import { startPartnerSite, type PartnerSite } from '../support/partner-site.ts';
import { expect, test as base, type StackMode } from '../support/test.ts';

/** A Foyer that lets the pages of one partner show its players. */
const test = base.extend<object, { mode: StackMode; partner: PartnerSite; stack: Stack }>({
  partner: [
    async ({ mode }, use) => {
      const partner = await startPartnerSite(mode);
      await use(partner);
      await partner.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ mode, partner }, use) => {
      const settings = { main: { embed_origins: [partner.originAs('partner')] } };
      const stack = await startStack({ mode, env: { SITE_SETTINGS: JSON.stringify(settings) } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker takes them all: each worker that took some would start this Foyer once more.
test.describe.configure({ mode: 'default' });

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: PlayerMessage[] }).heard);

const heardOf = async (page: Page, event: PlayerMessage['event']) =>
  (await heard(page)).filter((message) => message.event === event);

/** Notes what every frame is told from now on. */
const noteMessages = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    window.addEventListener('message', ({ data }) => told.push(data));
  });

test('a page of a partner shows a film and hears of it from its start to its end [EMBED-001, EMBED-002, EMBED-003, EMBED-011, EMBED-012, EMBED-013, ROUTE-071]', async ({
  page,
  stack,
  partner,
  noise,
}) => {
  const calls: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/api\/v1\/(?!origin|streams|images)/u.test(request.url())) {
      calls.push(request.headers()['x-embed']);
    }
  });
  await noteMessages(page);
  const origin = partner.originAs('partner');
  await page.goto(partner.pageOf(origin, { site: stack.webUrl, path: '/embed/vod/mayak' }));
  const video = page.frameLocator('iframe').locator('video');

  await expect.poll(() => heardOf(page, 'playback_start')).toHaveLength(1);
  const [first, ...rest] = await heard(page);
  const contentId = first?.content_id ?? '';
  expect(first).toEqual({
    source: 'foyer',
    version: 1,
    event: 'get_partner_id',
    content_id: contentId,
  });
  expect(contentId).not.toBe('');
  expect(new Set(rest.map((message) => message.content_id))).toEqual(new Set([contentId]));
  const [, frame] = page.frames();
  expect(await frame?.evaluate(() => (window as unknown as { told: unknown[] }).told)).toEqual([
    { source: 'foyer', version: 1, event: 'set_partner_id', partner_id: 'kino-7' },
  ]);

  const duration = await video.evaluate((element) => {
    const film = element as HTMLVideoElement;
    film.currentTime = film.duration - 1;
    return film.duration;
  });
  await expect.poll(() => heardOf(page, 'playback_end')).toHaveLength(1);
  const [end] = await heardOf(page, 'playback_end');
  expect(end).toMatchObject({ content_id: contentId, ads_shown: 0 });
  expect(end).toHaveProperty('position', expect.closeTo(duration, 0));

  await page.frameLocator('iframe').locator('body').hover();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('__Host-foyer-embed');
  expect(new Set(calls)).toEqual(new Set(['1']));
  // Browsers keep storage from frames of other sites; dash.js looks for it all the same.
  expect(noise().filter((line) => !line.includes('DOMStorage access denied'))).toEqual([]);
});

test('a page of a partner shows a channel live [EMBED-001, EMBED-002, ROUTE-070]', async ({
  page,
  stack,
  partner,
}) => {
  const origin = partner.originAs('partner');
  const path = '/embed/tv/pervyy-ekran';
  await page.goto(partner.pageOf(origin, { site: stack.webUrl, path }));

  await expect.poll(() => heardOf(page, 'playback_start'), { timeout: 20_000 }).toHaveLength(1);
  const [start] = await heardOf(page, 'playback_start');
  expect(start).toMatchObject({ content_id: 'pervyy-ekran' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('region', { name: 'Сейчас в эфире' })).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Хорошо' })).toHaveCount(0);
});

test('the site opens in a window of its own from the player in a page of a partner', async ({
  page,
  stack,
  partner,
}) => {
  const origin = partner.originAs('partner');
  await page.goto(partner.pageOf(origin, { site: stack.webUrl, path: '/embed/mayak/trailer' }));
  await expect.poll(() => heardOf(page, 'playback_start')).toHaveLength(1);

  const opened = page.waitForEvent('popup');
  await page.frameLocator('iframe').getByRole('link', { name: 'Назад' }).click();

  await expect(await opened).toHaveURL(`${stack.webUrl}/movies/mayak`);
  expect(new URL(page.frames()[1]?.url() ?? '').pathname).toBe('/embed/mayak/trailer');
});

test('a page of another origin shows nothing and hears nothing, and pages that are not made for it are shown by nobody [EMBED-015]', async ({
  page,
  stack,
  partner,
}) => {
  for (const [name, path] of [
    ['stranger', '/embed/vod/mayak'],
    ['partner', '/movies/mayak/player'],
  ] as const) {
    const refused = page.waitForEvent('console', (message) =>
      message.text().includes('frame-ancestors'),
    );
    await page.goto(partner.pageOf(partner.originAs(name), { site: stack.webUrl, path }));

    await refused;
    await expect(page.frameLocator('iframe').locator('video')).toHaveCount(0);
    expect(await heard(page), name).toEqual([]);
  }
});

test('the chat’s trailer plays without a cookie notice [ROUTE-074]', async ({ page }) => {
  await page.goto('/omnichat/mayak/trailer');

  await new PlayerPage(page).playsUntil(1);
  await page.mouse.move(200, 200);
  await footIsFree(page);

  await expect(cookieNotice(page)).toHaveCount(0);
});

test('the test player plays as in a page of a partner, and lists what such a page hears [ROUTE-077, ROUTE-090]', async ({
  page,
  noise,
}) => {
  await page.goto('/test_avod_player');
  await hydrated(page.getByLabel('Путь плеера'));
  await page.getByLabel('Путь плеера').fill('/embed/mayak/trailer');
  await page.getByRole('button', { name: 'Открыть' }).click();

  await expect(page.getByRole('listitem').filter({ hasText: 'playback_start' })).toHaveCount(1);
  await expect(page.getByRole('listitem').first()).toContainText('get_partner_id');
  expect(noise()).toEqual([]);
});
