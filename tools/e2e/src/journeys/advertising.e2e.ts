import { AdvertisingPage, filmWithAds } from '../page-objects/advertising.ts';
import { filmCard, watchLink } from '../page-objects/film.ts';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { adLedger, chooseScenarios, codesOf, pingsOf } from '../support/ad-ledger.ts';
import { adTest as test } from '../support/ad-stack.ts';
import { hydrated } from '../support/hydrated.ts';
import { collected } from '../support/collected.ts';
import { expect } from '../support/test.ts';

// One worker takes them all: each worker that took some would start this Foyer once more.
test.describe.configure({ mode: 'default' });

/** The file of the ad client. */
const client = /\/page-breaks-[^/]*\.js$/u;

test('A5: an advertisement plays before a film on a page entered from home, and its impression is pinged with its first frame [AD-002, AD-005, AD-006, AD-011]', async ({
  page,
  noise,
  stack,
}) => {
  const player = new AdvertisingPage(page);
  await arrive(page, '/');
  await flowsRun(page);
  const card = filmCard(page, 'shestoy-kontinent');
  await card.scrollIntoViewIfNeeded();
  await hydrated(card);
  await card.click();
  await hydrated(watchLink(page));
  await watchLink(page).click();
  await player.isShowing();
  await expect.poll(() => pingsOf(stack, 'ad-1')).toContain('impression');
  expect(await player.filmTime()).toBe(0);

  await player.skip.click({ timeout: 15_000 });
  await player.isOver();
  // It may be skipped in its middle; what it was told of that comes before the skip, and its end never.
  const pings = await pingsOf(stack, 'ad-1');
  expect(pings.filter((ping) => !['loaded', 'midpoint', 'progress'].includes(ping))).toEqual([
    'impression',
    'creativeView',
    'start',
    'firstQuartile',
    'skip',
  ]);
  expect(noise()).toEqual([]);
});

test('A4: each of the hops is pinged once, and the advertisement behind them plays [AD-022]', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { preroll: 'wrapper' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isShowing();
  await expect
    .poll(async () =>
      (await adLedger(stack))
        .filter(({ event }) => event === 'impression')
        .map(({ ad_id }) => ad_id),
    )
    .toEqual(expect.arrayContaining(['wrapper-1', 'wrapper-2']));
  const impressions = (await adLedger(stack)).filter(({ event }) => event === 'impression');
  expect(impressions).toHaveLength(3);
  expect(impressions.filter(({ doubled }) => doubled)).toEqual([]);
});

test('A8: a press leads to the advertiser in another window, and the advertisement waits', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { preroll: 'inline' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isShowing();
  const opened = page.waitForEvent('popup');
  await page
    .locator('video')
    .nth(1)
    .click({ position: { x: 300, y: 200 } });
  const advertiser = await opened;
  await expect(advertiser).toHaveURL(/\/ads\/landing/u);
  expect(await advertiser.evaluate(() => window.opener)).toBeNull();
  await advertiser.close();

  await expect.poll(() => pingsOf(stack)).toEqual(expect.arrayContaining(['click', 'pause']));
  expect(await player.filmTime()).toBe(0);
});

test('tells analytics of an advertisement with all that is known of it [AD-036, ANALYTICS-016]', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { preroll: 'short' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isOver();
  const told = async () => await collected(stack, 'playback_ad');
  await expect.poll(async () => (await told()).length).toBeGreaterThanOrEqual(3);
  const [request, start, end] = await told();
  expect([request, start, end].map((event) => event?.['action'])).toEqual([
    'request',
    'start',
    'end',
  ]);
  expect(start?.['ad']).toEqual({
    ad_place_type: 'preroll',
    ad_position: 1,
    result_code: 1,
    url: expect.stringContaining('/ads/media/'),
    duration: expect.closeTo(0.5, 0),
    ad_system: 'Foyer demo ads',
    ad_id: 'ad-1',
  });
});

test('A15: a blocker is known at once, the film begins, and nothing more is asked for [AD-009, AD-035, AD-038]', async ({
  page,
  stack,
}) => {
  const asked: string[] = [];
  await page.route('**/ads/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.addInitScript(() => {
    const hide = new CSSStyleSheet();
    hide.replaceSync('.adsbox { display: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, hide];
  });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isOver();
  expect(asked).toHaveLength(1);

  await player.seekFilm(60);
  await player.isOver();
  expect(asked).toHaveLength(1);
  expect(await pingsOf(stack)).toEqual([]);
  expect(await codesOf(stack)).toEqual([]);
});

test('A5: the ad server is asked before the client is there, and once, with what the client would say', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { preroll: 'short' });
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/\/ads\/\w+\/vast$/u.test(url.pathname)) asked.push(url);
  });
  let comes = () => {};
  const isAsked = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(client, async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto(filmWithAds);
  await expect.poll(() => asked.length).toBe(1);
  const told = asked[0]?.searchParams;
  expect([told?.get('slot'), told?.get('consent'), told?.get('limit_tracking')]).toEqual([
    'preroll',
    '-1',
    '1',
  ]);
  comes();
  await expect.poll(() => pingsOf(stack), { timeout: 30_000 }).toContain('complete');
  await new AdvertisingPage(page).isOver();
  expect(asked.map(({ searchParams }) => searchParams.get('slot'))).toEqual(['preroll']);
});

test('announces what a break needs on a page whose film has a preroll, and on no other [ENGINE-023]', async ({
  page,
}) => {
  const partsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    const names = ['early-break', 'page-breaks', 'run-break-slots', 'glass-break'];
    return names.filter((name) => html.includes(`/assets/${name}-`));
  };
  expect(await partsOf(filmWithAds)).toEqual([
    'early-break',
    'page-breaks',
    'run-break-slots',
    'glass-break',
  ]);
  // A trailer has no slots.
  expect(await partsOf('/movies/alibi/trailer')).toEqual([]);
});

for (const [what, scenario] of [
  ['has no advertisement', 'empty'],
  ['is broken', 'invalid_xml'],
] as const) {
  test(`A15: a film whose early answer ${what} does not wait for the client, and the server hears why`, async ({
    page,
    stack,
  }) => {
    await chooseScenarios(stack, { preroll: scenario });
    let comes = () => {};
    const isPlaying = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route(client, async (route) => {
      await isPlaying;
      await route.continue();
    });
    const player = new AdvertisingPage(page);
    await page.goto(filmWithAds);
    await expect.poll(() => player.filmTime(), { timeout: 30_000 }).toBeGreaterThan(0.5);
    comes();
    const codes = scenario === 'empty' ? [303] : [];
    await expect.poll(() => codesOf(stack)).toEqual(codes);
    await player.isOver();
    expect((await adLedger(stack)).filter(({ event }) => event === 'request')).toHaveLength(1);
  });
}

test('A23: leaving in an advertisement stops its sound and leaves nothing of it', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { preroll: 'inline' });
  const player = new AdvertisingPage(page);
  await arrive(page, '/movies/alibi');
  await flowsRun(page);
  await hydrated(watchLink(page));
  await watchLink(page).click();
  await player.isShowing();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.locator('video')).toHaveCount(0);
  const told = await pingsOf(stack);
  expect(told).not.toContain('complete');
});
