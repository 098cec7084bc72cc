import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { filmCard, watchLink } from '../page-objects/film.ts';
import { openFilms } from '../page-objects/menu.ts';
import { openSignIn } from '../page-objects/sign-in.ts';
import { hydrated, pageHydrated } from '../support/hydrated.ts';
import { collected } from '../support/collected.ts';
import { setFault } from '../support/control.ts';
import { expect, test } from '../support/test.ts';

/** Longer than events wait for company. */
const batched = { timeout: 15_000 };

const valuesOf = async (stack: Stack, type: string, field: string) =>
  (await collected(stack, type)).map((event) => event[field]);

/** Opens a page and moves the pointer until the shell has started, as whoever is there does. */
async function visit(page: Page, address: string): Promise<void> {
  let isStarted = false;
  const toggles = page.waitForResponse((answer) => answer.url().endsWith('/feature-toggles'));
  void toggles.then(() => (isStarted = true));
  await page.goto(address);
  let moves = 0;
  await expect
    .poll(async () => {
      moves += 1;
      await page.mouse.move(400 + moves, 300);
      return isStarted;
    }, batched)
    .toBe(true);
}

const leave = (page: Page) => page.goto('about:blank');

test('a visit is reported from its start over each of its pages to its end, and a page on which nothing is done is none of them [START-007, START-010, START-014, START-015]', async ({
  page,
  stack,
  noise,
}) => {
  await page.goto('/services');
  await pageHydrated(page);
  await leave(page);

  await visit(page, '/?msisdn=79001112233&token=SECRETCODE');
  await openFilms(page);
  await expect(page).toHaveTitle(/^Фильмы/);
  await page.evaluate(() => {
    window.location.hash = 'place';
  });
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveTitle(/^Фильмы/);
  await leave(page);

  await expect.poll(() => valuesOf(stack, 'quit', 'path'), batched).toEqual(['/']);
  // What was queued before travels beside the beacon, and may arrive after it.
  await expect
    .poll(() => valuesOf(stack, 'page_view', 'path'), batched)
    .toEqual(['/', '/movies', '/']);
  const [start] = await collected(stack, 'start_app');
  expect(start).toMatchObject({
    reason: 'start',
    is_new_visit: true,
    common: { white_label_name: 'main', language: 'rus', is_auth: false },
  });
  const everything = JSON.stringify(await collected(stack));
  expect(everything).not.toMatch(/79001112233|SECRETCODE/);
  expect(noise()).toEqual([]);

  await visit(page, '/');
  await expect
    .poll(() => valuesOf(stack, 'start_app', 'is_new_visit'), batched)
    .toContainEqual(false);
});

test('the start is reported again with the viewer’s session and data [START-011, START-012]', async ({
  page,
  stack,
}) => {
  const form = await openSignIn(page, '/');
  await form.provePhone(stack, '9000000001');

  await expect
    .poll(async () => new Set(await valuesOf(stack, 'start_app', 'reason')), batched)
    .toEqual(new Set(['start', 'session', 'user']));
  await expect
    .poll(async () => (await collected(stack)).some(({ common }) => common['is_auth']), batched)
    .toBe(true);
});

test('a page in another site’s frame leaves as such [START-016]', async ({ page, stack }) => {
  await visit(page, '/?session_id=SECRETFRAME');
  await openFilms(page);
  await expect(page).toHaveTitle(/^Фильмы/);
  await leave(page);

  await expect
    .poll(() => collected(stack, 'quit'), batched)
    .toMatchObject([{ path: '/movies', variant: 'exit_frame' }]);
  expect(JSON.stringify(await collected(stack))).not.toContain('SECRETFRAME');
});

test('what is seen, pressed and looked at is reported with its block [ANALYTICS-003, ANALYTICS-004, ANALYTICS-005, ANALYTICS-006]', async ({
  page,
  stack,
}) => {
  await visit(page, '/');
  const card = filmCard(page, 'shestoy-kontinent');
  await card.scrollIntoViewIfNeeded();
  await card.hover();
  const about = { content_id: 'shestoy-kontinent', content_type: 'media_item' };
  await expect
    .poll(() => valuesOf(stack, 'target_view', 'target_id'), batched)
    .toContain(about.content_id);
  await hydrated(card);
  await card.click();
  await expect(page).toHaveURL(/\/movies\/shestoy-kontinent$/);
  await hydrated(watchLink(page));
  await watchLink(page).click();
  await expect(page).toHaveURL(/\/player$/);
  await leave(page);

  await expect
    .poll(() => collected(stack, 'button_click'), batched)
    .toMatchObject([{ button_id: 'player', path: '/movies/shestoy-kontinent' }]);
  const [click] = await collected(stack, 'item_click');
  expect(click).toMatchObject(about);
  const blockId = click?.['block_id'];
  const views = await collected(stack, 'target_view');
  const seen = views.map(({ block_id: block, target_id: id }) => `${block} ${id}`);
  expect(seen).toContain(`${blockId} ${about.content_id}`);
  expect(new Set(seen).size).toBe(seen.length);
  expect(await collected(stack, 'block_focus')).toContainEqual(
    expect.objectContaining({ block_id: blockId, block_type: 'content' }),
  );
});

test('turning the hero, and the networks and stores that are opened, are reported [ANALYTICS-005, FOOT-005, FOOT-006]', async ({
  page,
  stack,
}) => {
  await page.context().route(/\.example\//, (route) => route.fulfill({ body: 'outside' }));
  await visit(page, '/');
  const hero = page.getByRole('region', { name: 'Главное на этой странице' });
  await hero.getByRole('button').nth(2).click();
  for (const name of ['VK', 'Telegram', 'YouTube', 'Дзен', 'RuStore']) {
    // Beside the page, which goes on.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name, exact: true })
      .click({ modifiers: ['ControlOrMeta'] });
  }

  await expect
    .poll(() => collected(stack, 'block_change'), batched)
    .toContainEqual(expect.objectContaining({ block_type: 'promo', position: 3 }));
  await expect
    .poll(() => valuesOf(stack, 'social_click', 'network'), batched)
    .toEqual(['vk', 'tg', 'yt', 'zen']);
  await expect.poll(() => valuesOf(stack, 'store_click', 'store'), batched).toEqual(['rustore']);
});

test('calls that fail are reported [ANALYTICS-001, ERR-015, ERR-016]', async ({ page, stack }) => {
  await visit(page, '/');
  await setFault(stack, { operation: 'getMediaView', status: 404 });
  await openFilms(page);

  await expect
    .poll(() => collected(stack, 'error'), batched)
    .toMatchObject([
      { status: 404, method: 'GET', path: '/media-views/movies', session_state: 'normal' },
    ]);

  await visit(page, '/');
  await page.route('**/media-views/movies', (route) => route.abort());
  await openFilms(page);

  await expect
    .poll(() => valuesOf(stack, 'error', 'reason'), batched)
    .toEqual([undefined, 'ERR_NETWORK']);
});

test('a collector that fails disturbs nobody, and gets what it missed', async ({ page, stack }) => {
  await setFault(stack, { operation: 'collectAnalytics', status: 502 });
  await visit(page, '/');
  await page.evaluate(() => {
    window.name = 'the same document';
  });

  await expect.poll(() => valuesOf(stack, 'page_view', 'path'), batched).toEqual(['/']);
  expect(await page.evaluate(() => window.name)).toBe('the same document');
  expect(await collected(stack, 'error')).toEqual([]);
});
