import { type FirstLoad, measureFirstLoad, type RouteBudget, routeBudgets } from '@foyer/bench';
import type { Browser } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { pageAlive } from '../support/alive.ts';
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
      loads.set(route, await measureFirstLoad(browser, stack.webUrl + route.path, route.login));
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
  await page.goto('/movies/kassiopeya');
  await pageAlive(page);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(calls).toEqual([]);
});
