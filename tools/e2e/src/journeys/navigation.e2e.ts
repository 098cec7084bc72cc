import type { Page, Route } from '@playwright/test';
import { filmCard } from '../page-objects/film.ts';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { idle } from '../page-objects/idle.ts';
import { menuLink } from '../page-objects/menu.ts';
import { moveTo, placeKept } from '../page-objects/place.ts';
import { hydrated, pageHydrated } from '../support/hydrated.ts';
import { setFault } from '../support/control.ts';
import { expect, test } from '../support/test.ts';

/** Where the page stands; nothing while a document makes place for another, as going back to one may. */
const scrollY = (page: Page) => page.evaluate(() => window.scrollY).catch(() => undefined);
const entries = (page: Page) => page.evaluate(() => window.history.length);
const isMainFocused = (page: Page) => page.evaluate(() => document.activeElement?.id === 'main');

const filmLink = (page: Page) => filmCard(page, 'shestoy-kontinent');
const loadingLine = (page: Page) => page.getByRole('progressbar', { name: 'Загружаем' });

/** Opens a page, the flows of which run then. */
async function open(page: Page, address?: string): Promise<void> {
  await arrive(page, address);
  await flowsRun(page);
}

/** Scrolls, and waits until the flow has kept the place. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await moveTo(page, top);
  await placeKept(page);
}

/** Where the shelf with the film is less than a window away, and so is alive. */
const nearFilm = 1500;

/** Comes near the film and presses its link. */
async function pressFilm(page: Page): Promise<void> {
  await moveTo(page, nearFilm);
  await hydrated(filmLink(page));
  await filmLink(page).evaluate((link: HTMLElement) => link.click());
}

/** Holds the data of the films' page back. @returns Lets them come, and waits until the page has all of them. */
async function holdFilms(page: Page): Promise<() => Promise<void>> {
  const films = '**/api/v1/media-views/movies*';
  const held: Route[] = [];
  await page.route(films, (route) => void held.push(route));
  const letThrough = async (route: Route) => {
    await route.continue().catch(() => undefined);
    const answer = await route.request().response();
    await answer?.finished();
  };
  return async () => {
    await Promise.all(held.splice(0).map(letThrough));
    await page.unroute(films);
  };
}

test('goes back to where a page was left, also after it was loaded anew, begins a new one at its top, and puts the focus into it [NAV-006]', async ({
  page,
  noise,
}) => {
  await open(page);
  await pressFilm(page);
  await expect(page).toHaveURL(/shestoy-kontinent$/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect.poll(() => isMainFocused(page)).toBe(true);
  await scrollTo(page, 250);

  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrollY(page)).toBe(nearFilm);
  await page.goForward();
  await expect(page).toHaveURL(/shestoy-kontinent$/);
  await expect.poll(() => scrollY(page)).toBe(250);
  await placeKept(page);

  await page.reload();
  await expect.poll(() => scrollY(page)).toBe(250);
  // Nobody has touched the page yet: no flow runs.
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrollY(page)).toBe(nearFilm);
  expect(noise()).toEqual([]);
});

test('a visitor whose flows do not run yet begins pages at their top and goes back to their places', async ({
  page,
}) => {
  await page.goto('/');
  await pageHydrated(page);
  await pressFilm(page);
  await expect(page).toHaveURL(/shestoy-kontinent$/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await expect.poll(() => isMainFocused(page)).toBe(true);

  await page.goBack();

  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => scrollY(page)).toBe(nearFilm);
});

test('a media view stands where it was left, however it is reached [STORE-010, STORE-011]', async ({
  page,
}) => {
  await open(page, '/movies');
  await scrollTo(page, 400);
  expect(await page.evaluate(() => sessionStorage.getItem('mediaViewScrolls'))).toBe(
    '[{"id":"movies","scrollY":400}]',
  );
  await open(page, '/series');

  await menuLink(page, 'Фильмы').click();
  await expect(page).toHaveURL(/\/movies$/);
  await expect.poll(() => scrollY(page)).toBe(400);
  const before = await entries(page);
  await menuLink(page, 'Фильмы').click();

  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await entries(page)).toBe(before);
});

test('loads code and data of a page before it is shown, and says so when that takes long [NAV-001, NAV-002]', async ({
  page,
}) => {
  await open(page);
  const code = page.waitForRequest(/media-view\.route/);
  await menuLink(page, 'Фильмы').hover();
  await code;
  const release = await holdFilms(page);

  await menuLink(page, 'Фильмы').click();
  await expect(loadingLine(page)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  expect(new URL(page.url()).pathname).toBe('/');
  await release();

  await expect(page).toHaveURL(/\/movies$/);
  await expect(loadingLine(page)).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});

test('the last of several wishes counts, and going back ends a wait', async ({ page }) => {
  await open(page);
  await menuLink(page, 'Сериалы').click();
  await expect(page).toHaveURL(/\/series$/);
  const release = await holdFilms(page);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));

  await menuLink(page, 'Фильмы').click();
  await menuLink(page, 'Фильмы').click();
  await expect(loadingLine(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(loadingLine(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Главное на этой странице' })).toBeVisible();
  await release();
  // What the films would have changed has been done by then.
  await idle(page);

  await menuLink(page, 'Сериалы').click();
  await expect(page).toHaveURL(/\/series$/);
  expect(visited).not.toContain('/movies');
});

test('a page that cannot be loaded says so with its code in its place, without a word on the console, and going back leaves it [NAV-004]', async ({
  page,
  noise,
  stack,
}) => {
  await open(page);
  await setFault(stack, { operation: 'getMediaView', status: 404, error_code: 1_000_021 });

  await menuLink(page, 'Фильмы').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Здесь темно');
  await expect(page.getByText('3-4-1000021')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page).toHaveURL(/\/movies$/);
  // The browser reports the status of the refused call by itself.
  expect(noise().filter((line) => !line.includes('404'))).toEqual([]);
  await page.goBack();

  await expect(page.getByRole('region', { name: 'Главное на этой странице' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('asks again for what it knew when the viewer goes back and forward [NAV-005]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/media-views/')) asked.push(pathname.split('/').at(-1) ?? '');
  });
  await open(page, '/movies');
  await menuLink(page, 'Сериалы').click();
  await expect(page).toHaveURL(/\/series$/);
  await expect.poll(() => asked).toEqual(['series']);

  await page.goBack();
  await expect.poll(() => asked).toEqual(['series', 'movies']);
  await page.goForward();

  await expect.poll(() => asked).toEqual(['series', 'movies', 'series']);
});

test('a fragment of the page is an entry of its own, and going back leads to where the page was left', async ({
  page,
}) => {
  await open(page);
  await scrollTo(page, 300);
  await page.evaluate(() => {
    const last = document.querySelector('footer');
    if (last) last.id = 'foot';
    window.location.hash = '#foot';
  });
  await expect.poll(() => scrollY(page)).toBeGreaterThan(700);
  await placeKept(page);
  await scrollTo(page, 600);

  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.goForward();

  await expect.poll(() => scrollY(page)).toBe(600);
});

/** Ten minutes later the next navigation asks for the version, which is this. @returns How often it was asked. */
async function serveVersion(page: Page, version: string | undefined): Promise<() => number> {
  let count = 0;
  await page.route('**/app_info', (route) => {
    count += 1;
    return version === undefined ? route.abort() : route.fulfill({ json: { version } });
  });
  await page.clock.install();
  await open(page);
  await page.clock.fastForward(600_000);
  return () => count;
}

test('ten minutes later the app stays when the same version is served, and is loaded anew when it is a newer one or cannot be learnt', async ({
  context,
}) => {
  for (const [version, isReloaded] of [
    ['test', false],
    ['next', true],
    [undefined, true],
  ] as const) {
    const page = await context.newPage();
    const asked = await serveVersion(page, version);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    expect(asked()).toBe(0);

    await menuLink(page, 'Фильмы').click();
    await expect(page).toHaveURL(/\/movies$/);
    await expect(page).toHaveTitle(/^Фильмы/);

    expect([version, asked(), documents]).toEqual([version, 1, isReloaded ? 1 : 0]);
    await page.close();
  }
});

test('a page whose code is gone is loaded as a document, once, and then when the viewer asks', async ({
  page,
}) => {
  await open(page);
  await page.route(/media-item\.route/, (route) => route.abort());
  const load = page.waitForEvent('load');

  await pressFilm(page);
  await load;
  await expect(page).toHaveURL(/shestoy-kontinent$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Шестой континент');
  await page.goto('/');
  await pageHydrated(page);
  await pressFilm(page);
  const retry = page.getByRole('button', { name: 'Повторить' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Главная');
  await retry.focus();
  await page.unroute(/media-item\.route/);

  // A click first looks whether the button stands still; the page may heal meanwhile, without the press.
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Шестой континент');
});
