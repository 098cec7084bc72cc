import { type FirstLoad, measureFirstLoad, type RouteBudget, routeBudgets } from '@foyer/bench';
import type { Browser } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { pageHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const bytesPerKilobyte = 1000;

/** Each load ends with seconds without work; bytes stay the same, whatever runs beside them. */
const atOnce = 4;

/** Loads each route in a context of its own, some at once. */
async function loadAll(browser: Browser, stack: Stack) {
  const loads = new Map<RouteBudget, FirstLoad>();
  const next = routeBudgets.values();
  const runLane = async () => {
    for (const route of next) {
      loads.set(route, await measureFirstLoad(browser, stack.webUrl, route));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runLane));
  return loads;
}

// Words that only the library itself holds, and that no minifier changes.
const laterLibraries = ['MediaPlayer', 'hlsError', 'DialogContent', 'react-flow', 'sentry'];

test('the first load of each route keeps its budget, and home loads no engine, no dialog, no explorer and no error reporter', async ({
  browser,
  stack,
}) => {
  test.setTimeout(240_000);
  const loads = await loadAll(browser, stack);

  expect(loads.size).toBe(routeBudgets.length);
  for (const [{ name, scriptKilobytes, styleKilobytes }, load] of loads) {
    expect.soft(load.scriptBytes, name).toBeGreaterThan(0);
    expect.soft(load.scriptBytes, name).toBeLessThanOrEqual(scriptKilobytes * bytesPerKilobyte);
    expect.soft(load.styleBytes, name).toBeLessThanOrEqual(styleKilobytes * bytesPerKilobyte);
  }
  const home = [...loads].find(([{ path }]) => path === '/')?.[1].scripts ?? [];
  expect(home).not.toEqual([]);
  expect(laterLibraries.filter((word) => home.some((text) => text.includes(word)))).toEqual([]);
});

/** A route of the budgets, by its name. */
const routeOf = (name: string): RouteBudget => {
  const found = routeBudgets.find((route) => route.name === name);
  if (!found) throw new Error(`No budget for ${name}`);
  return found;
};

/** Bytes of the files whose paths match. */
const bytesOf = (files: FirstLoad['files'], path: RegExp): number =>
  files.filter((file) => path.test(file.path)).reduce((sum, { bytes }) => sum + bytes, 0);

test('what the payment loads over a signed-in page keeps its budget', async ({
  browser,
  stack,
}) => {
  const load = (route: RouteBudget) => measureFirstLoad(browser, stack.webUrl, route);
  const [before, after] = await Promise.all([
    load(routeOf('my settings')),
    load(routeOf('payment')),
  ]);
  const had = new Set(before.files.map(({ path }) => path));
  const added = after.files.filter(({ path }) => !had.has(path));

  // The dialog, its flow and the styles of its first step.
  const scripts = bytesOf(added, /\/payment\.dialog-[\w-]+\.js$/);
  const styles = bytesOf(added, /\/(?:payment|other-ways)-[\w-]+\.css$/);
  expect.soft(scripts, 'scripts of the payment').toBeGreaterThan(0);
  expect.soft(scripts, 'scripts of the payment').toBeLessThanOrEqual(30 * bytesPerKilobyte);
  expect.soft(styles, 'styles of the payment').toBeGreaterThan(0);
  expect.soft(styles, 'styles of the payment').toBeLessThanOrEqual(5 * bytesPerKilobyte);
  // All of the first step, with the frame of dialogs, which no page has before one is open. The PIN, the form of a card,
  // the bank's question and what follows an order come with their steps.
  expect.soft(bytesOf(added, /\.js$/), 'all scripts').toBeLessThanOrEqual(60 * bytesPerKilobyte);
  expect.soft(bytesOf(added, /\.css$/), 'all styles').toBeLessThanOrEqual(9.6 * bytesPerKilobyte);
});

test('a page whose code comes late asks again for nothing that it shows', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/(?:menu|media-)/.test(pathname)) calls.push(pathname);
  });
  // Longer than an answer stays fresh, before the page can come alive.
  await page.route(/\/assets\/shell-texts-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await route.continue();
  });
  const late = page.waitForResponse(/\/assets\/shell-texts-/);
  await page.goto('/movies/kassiopeya');
  await late;
  await pageHydrated(page);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
});
