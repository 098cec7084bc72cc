import { AdvertisingPage, filmWithAds } from '../page-objects/advertising.ts';
import { codesOf, chooseScenarios, pingsOf } from '../support/ad-ledger.ts';
import { adTest as test } from '../support/ad-stack.ts';
import { expect } from '../support/test.ts';

test.describe.configure({ mode: 'default' });

/** The error codes that each way to fail pings, in the numbers of the IAB; nothing where its answer names no place for it. */
const faults: Readonly<Record<string, readonly number[]>> = {
  empty: [303],
  invalid_xml: [],
  no_vast: [],
  timeout: [],
  server_error: [],
  no_media: [401],
  media_not_found: [401],
  media_timeout: [402],
  media_unsupported: [403],
  media_broken: [405],
};

for (const [scenario, codes] of Object.entries(faults))
  test(`A1: the film begins whatever fails before it: ${scenario} [AD-007, AD-023, AD-024]`, async ({
    page,
    stack,
  }) => {
    await chooseScenarios(stack, { preroll: scenario });
    const player = new AdvertisingPage(page);
    await page.goto(filmWithAds);
    await player.isOver();

    const pings = await pingsOf(stack);
    expect(pings.filter((ping) => ping !== 'error')).toEqual([]);
    expect(await codesOf(stack)).toEqual(codes);
  });

test('A1: a file that breaks off is given up, and the film begins [AD-024]', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { preroll: 'media_cut' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isShowing();
  await player.isOver();

  expect(await pingsOf(stack)).toEqual(expect.arrayContaining(['impression', 'start', 'error']));
  expect(await codesOf(stack)).toEqual([402]);
});

/** The error code of a chain of wrappers that leads to nothing; each hop gets it once. */
const chains: Readonly<Record<string, number>> = {
  wrapper_too_long: 302,
  wrapper_loop: 302,
  wrapper_empty: 303,
  wrapper_timeout: 301,
  // Each hop is in time, and all together are not.
  wrapper_slow: 301,
};

for (const [scenario, code] of Object.entries(chains))
  test(`A4: each hop of a chain that leads nowhere is pinged once: ${scenario} [AD-022]`, async ({
    page,
    stack,
  }) => {
    await chooseScenarios(stack, { preroll: scenario });
    const player = new AdvertisingPage(page);
    await page.goto(filmWithAds);
    await player.isOver();

    const codes = await codesOf(stack);
    expect(codes.length).toBeGreaterThan(0);
    expect([...new Set(codes)]).toEqual([code]);
  });

/** Advertisements that are films, each shown to its end. */
const shown = [
  'inline',
  'wrapper',
  'fallback',
  'vmap',
  'vmap_inline',
  'sizes',
  'portrait',
  'short',
  'wrong_duration',
  'captions',
];

for (const scenario of shown)
  test(`A6: every ping comes once and in order: ${scenario}`, async ({ page, stack }) => {
    await chooseScenarios(stack, { preroll: scenario });
    const player = new AdvertisingPage(page);
    await page.goto(filmWithAds);
    await expect
      .poll(async () => (await pingsOf(stack)).includes('complete'), { timeout: 40_000 })
      .toBe(true);
    await player.isOver();

    const pings = await pingsOf(stack);
    const quarters = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'];
    expect(pings.filter((ping) => quarters.includes(ping))).toEqual(quarters);
    expect(pings).toContain('impression');
    expect(pings).not.toContain('skip');
  });
