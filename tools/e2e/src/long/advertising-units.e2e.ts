import type { Page } from '@playwright/test';
import { AdvertisingPage, filmWithAds } from '../page-objects/advertising.ts';
import { adLedger, chooseScenarios, codesOf, pingsOf } from '../support/ad-ledger.ts';
import { adTest as test } from '../support/ad-stack.ts';
import { expect } from '../support/test.ts';
import type { Stack } from '@foyer/workspace/stack';

// One worker takes them all: each worker that took some would start this Foyer once more.
test.describe.configure({ mode: 'default' });

const WALLED = 'iframe[src$="/unit-frame"]';
const walled = (page: Page) => page.locator(WALLED);
const inside = (page: Page) => page.frameLocator(WALLED);
/** A SIMID creative stands in a frame of the walled document. */
const creative = (page: Page) => inside(page).frameLocator('iframe');

/** Opens a film whose preroll is a scenario. */
async function watch(page: Page, stack: Stack, scenario: string): Promise<AdvertisingPage> {
  await chooseScenarios(stack, { preroll: scenario });
  await page.goto(filmWithAds);
  return new AdvertisingPage(page);
}

/** What programs have reported, in the order of the book. */
async function detailsOf(stack: Stack, event: string): Promise<(string | undefined)[]> {
  const entries = (await adLedger(stack)) as { event: string; detail?: string }[];
  return entries.filter((entry) => entry.event === event).map(({ detail }) => detail);
}

test('A18: a VPAID unit plays in a document without an origin, is pressed, and tells its quarters; the film follows', async ({
  page,
  noise,
  stack,
}) => {
  const player = await watch(page, stack, 'vpaid');
  const more = inside(page).getByRole('button', { name: 'Подробнее' });
  await expect(more).toBeVisible({ timeout: 20_000 });

  const frame = await walled(page).elementHandle();
  const document = await frame?.contentFrame();
  expect(await frame?.getAttribute('title')).toBe('Реклама');
  const reach = await document?.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        return String(act());
      } catch (error) {
        return error instanceof Error ? error.name : 'none';
      }
    };
    return [
      window.origin,
      attempt(() => window.document.cookie),
      attempt(() => window.parent.document.title),
      attempt(() => window.localStorage.length),
    ];
  });
  expect(reach).toEqual(['null', 'SecurityError', 'SecurityError', 'SecurityError']);
  const answer = await page.request.get('/unit-frame');
  expect(answer.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  expect(answer.headers()['content-security-policy']).not.toContain('unsafe');

  const landing = page.waitForEvent('popup');
  await more.click();
  const advertiser = await landing;
  await expect(advertiser).toHaveURL(/\/ads\/landing/u);
  await advertiser.close();
  await page.bringToFront();
  expect(await player.filmTime()).toBe(0);
  // A press goes on with a unit that stands still.
  await page.mouse.click(300, 300);

  await expect(walled(page)).toHaveCount(0, { timeout: 30_000 });
  await player.isOver();
  const pings = await pingsOf(stack, 'ad-1');
  const inBetween = ['pause', 'resume', 'click', 'loaded', 'progress'];
  expect(pings.filter((ping) => !inBetween.includes(ping))).toEqual([
    'impression',
    'creativeView',
    'start',
    'firstQuartile',
    'midpoint',
    'thirdQuartile',
    'complete',
  ]);
  expect(noise()).toEqual([]);
});

for (const scenario of ['vpaid_error', 'vpaid_timeout', 'vpaid_no_start', 'vpaid_not_found']) {
  test(`A18: a VPAID unit that fails makes way for the film: ${scenario} [AD-025]`, async ({
    page,
    stack,
  }) => {
    const player = await watch(page, stack, scenario);
    await player.isOver();

    await expect.poll(() => codesOf(stack)).toEqual([901]);
    await expect(walled(page)).toHaveCount(0);
  });
}

test('A18: a VPAID unit is skipped by its own button', async ({ page, stack }) => {
  const player = await watch(page, stack, 'vpaid_skippable');
  await inside(page).getByRole('button', { name: 'Пропустить' }).click({ timeout: 20_000 });
  await player.isOver();

  const pings = await pingsOf(stack, 'ad-1');
  expect(pings).toContain('skip');
  expect(pings).not.toContain('complete');
});

test('A18: a VPAID unit that does not stop makes way for the film, and counts as shown [AD-025]', async ({
  page,
  stack,
}) => {
  const player = await watch(page, stack, 'vpaid_no_stop');
  await player.isOver();

  await expect.poll(() => codesOf(stack)).toEqual([901]);
  expect(await pingsOf(stack, 'ad-1')).toContain('complete');
});

test('A18: a VPAID unit leaves a press to the player, which opens the page and lets the unit wait', async ({
  page,
  stack,
}) => {
  const opened = page.waitForEvent('popup');
  const player = await watch(page, stack, 'vpaid_click');
  // The unit says it without a press; what the journey asks of the page counts as one.
  await player.isShowing();
  const advertiser = await opened;
  await expect(advertiser).toHaveURL(/\/ads\/landing/u);
  await advertiser.close();
  await page.bringToFront();
  await page.mouse.click(300, 300);
  await player.isOver();

  expect(await pingsOf(stack, 'ad-1')).toEqual(
    expect.arrayContaining(['click', 'pause', 'resume', 'complete']),
  );
});

test('A18: a VPAID unit that changes its size plays to its end', async ({ page, stack }) => {
  const player = await watch(page, stack, 'vpaid_resize');
  await player.isOver();

  expect(await pingsOf(stack, 'ad-1')).toContain('complete');
});

test('A19: a SIMID creative stands over its film, learns how that stands, and goes with it', async ({
  page,
  noise,
  stack,
}) => {
  const player = await watch(page, stack, 'simid');
  await expect(creative(page).getByRole('button', { name: /подробнее/u })).toBeVisible({
    timeout: 20_000,
  });
  await expect.poll(() => detailsOf(stack, 'unit')).toContain('getMediaState granted');

  const landing = page.waitForEvent('popup');
  await creative(page)
    .getByRole('button', { name: /подробнее/u })
    .click();
  await expect(await landing).toHaveURL(/\/ads\/landing/u);
  await (await landing).close();
  expect(await player.filmTime()).toBe(0);
  expect(noise()).toEqual([]);
});

for (const [scenario, granted] of [
  ['simid_pause', ['requestPause granted', 'requestPlay granted']],
  ['simid_stop', ['requestStop granted']],
  ['simid_duration', ['requestChangeAdDuration granted']],
  ['simid_skip', ['requestSkip refused']],
] as const) {
  test(`A19: a SIMID creative asks for what it may: ${scenario}`, async ({ page, stack }) => {
    const player = await watch(page, stack, scenario);
    await player.isOver();

    await expect.poll(() => detailsOf(stack, 'unit')).toEqual(expect.arrayContaining([...granted]));
    await expect(walled(page)).toHaveCount(0);
  });
}

for (const scenario of ['simid_timeout', 'simid_late', 'simid_reject', 'simid_not_found']) {
  test(`A19: the film of a SIMID creative that does not begin plays to its end: ${scenario}`, async ({
    page,
    stack,
  }) => {
    const player = await watch(page, stack, scenario);
    await player.isOver();

    await expect.poll(() => codesOf(stack)).toEqual([902]);
    expect(await pingsOf(stack, 'ad-1')).toContain('complete');
  });
}

test('A19: a fatal error of a SIMID creative ends its film', async ({ page, stack }) => {
  const player = await watch(page, stack, 'simid_fatal');
  await player.isOver();

  await expect.poll(() => codesOf(stack)).toEqual([902]);
  expect(await pingsOf(stack, 'ad-1')).not.toContain('complete');
});

test('A20: a vendor that the label allows measures without a view of the page', async ({
  page,
  stack,
}) => {
  const player = await watch(page, stack, 'verification');
  await player.isOver();

  await expect
    .poll(() => detailsOf(stack, 'verification'))
    .toEqual(
      expect.arrayContaining(['sessionStart', 'impression', 'start', 'midpoint', 'complete']),
    );
  expect(await pingsOf(stack)).not.toContain('verificationNotExecuted');
});

for (const [scenario, reason] of [
  ['verification_unknown', 1],
  ['verification_not_found', 3],
] as const) {
  test(`A20: the ad server hears why a vendor does not measure, and the advertisement plays: ${scenario}`, async ({
    page,
    stack,
  }) => {
    const player = await watch(page, stack, scenario);
    await player.isOver();

    const entries = await adLedger(stack);
    expect(
      entries.filter(({ event }) => event === 'verificationNotExecuted').map(({ code }) => code),
    ).toEqual([reason]);
    expect(await pingsOf(stack, 'ad-1')).toContain('complete');
  });
}

test('A21: an icon stands over the advertisement and not over the controls, and its press is pinged', async ({
  page,
  stack,
}) => {
  await watch(page, stack, 'icon');
  const icon = page.locator('button[aria-label="О рекламе"]');
  await expect(icon).toBeVisible({ timeout: 20_000 });
  const box = await icon.boundingBox();
  const view = page.viewportSize();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((view?.height ?? 0) - 70);
  await expect.poll(() => pingsOf(stack)).toContain('iconView');

  const opened = page.waitForEvent('popup');
  await icon.click();
  await (await opened).close();
  await expect.poll(() => pingsOf(stack)).toContain('iconClick');
  const views = (await pingsOf(stack)).filter((ping) => ping === 'iconView');
  expect(views).toHaveLength(1);
});

for (const scenario of ['icon_html', 'icon_frame']) {
  test(`A21: an icon that is no picture stands in a walled document: ${scenario}`, async ({
    page,
    stack,
  }) => {
    await watch(page, stack, scenario);
    await expect(walled(page)).toBeVisible({ timeout: 20_000 });
    const drawn = scenario === 'icon_html' ? inside(page) : creative(page);

    await expect(drawn.getByText('i', { exact: true })).toBeVisible();
  });
}
