import type { Page } from '@playwright/test';
import { startStack, type Stack } from '@foyer/workspace/stack';
import { openFilms } from '../page-objects/menu.ts';
import { pageHydrated } from '../support/hydrated.ts';
import { clearFaults, type Fault, setFault } from '../support/control.ts';
import { expect, test as base } from '../support/test.ts';

/** Journeys of a site that knows an error-reporting service. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({ mode }, use) => {
      const stack = await startStack({ mode, env: { ERROR_DSN: 'https://key@errors.example/1' } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker takes them all: each worker that took some would start this Foyer once more.
test.describe.configure({ mode: 'default' });

const reportsPath = '/api/v1/error-reports';

/** What the collector of the reference backend has kept. */
async function reports(stack: Stack): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${stack.controlUrl}/__control/error-reports`);
  return (await answer.json()) as Record<string, unknown>[];
}

/** Lets all calls of one operation fail. */
const breakDown = (stack: Stack, fault: Fault) => setFault(stack, { times: 1000, ...fault });

test.afterEach(async ({ stack }) => {
  await clearFaults(stack);
});

/** A page whose adapter of the service runs. */
async function openWatched(page: Page, address: string): Promise<void> {
  const adapter = page.waitForResponse(/\/assets\/session-replay-/);
  await page.goto(address);
  await adapter;
  await pageHydrated(page);
}

/** Throws in the page, as a defect of any part would. */
const throwIn = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

/** What is said beside the failures that a journey makes itself. */
const unexpected = (noise: readonly string[], made: RegExp) =>
  noise.filter((text) => !made.test(text));

test('errors of a page are in the collector, also those before the adapter has loaded: scrubbed, with their build and a recording of the session [START-005, START-035]', async ({
  page,
  stack,
  noise,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/report-service-/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/report-service-/);
  const adapter = page.waitForResponse(/\/assets\/session-replay-/);
  await page.goto('/');
  await asked;
  await throwIn(page, 'Made too early');
  release();
  await adapter;
  await throwIn(page, 'Made for the journey, pin=1234');

  for (const value of ['Made too early', 'Made for the journey, pin=***']) {
    await expect
      .poll(() => reports(stack))
      .toContainEqual(
        expect.objectContaining({
          kind: 'event',
          release: 'test',
          environment: 'demo',
          exceptions: [expect.objectContaining({ type: 'Error', value })],
        }),
      );
  }
  await expect
    .poll(async () => (await reports(stack)).map(({ kind }) => kind))
    .toEqual(expect.arrayContaining(['replay_event', 'replay_recording']));
  expect(unexpected(noise(), /Made too early|Made for the journey/)).toEqual([]);
});

test('nothing of an address, a field or a text leaves with a report or a recording', async ({
  page,
  noise,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(reportsPath)) sent.push(request.postData() ?? '');
  });
  await openWatched(
    page,
    '/movies?access=topsecretaccess&auth_phone=%2B79995556677&msisdn=79991112233#code=77889911',
  );
  await page.evaluate(() => {
    for (const type of ['text', 'password', 'tel']) {
      const field = document.createElement('input');
      field.type = type;
      field.name = `made-${type}`;
      document.querySelector('main')?.append(field);
    }
  });
  await page.locator('[name=made-text]').fill('4111 1111 1111 1111');
  await page.locator('[name=made-password]').fill('correct-horse');
  await page.locator('[name=made-tel]').pressSequentially('90817263');
  const title = (await page.getByRole('heading').first().textContent()) ?? '';

  const recording = page.waitForResponse((response) =>
    Boolean(
      response.url().includes(reportsPath) &&
      response.request().postData()?.includes('replay_recording'),
    ),
  );
  await throwIn(page, 'Made for the recording');

  expect((await recording).status()).toBe(204);
  const all = sent.join('\n');
  expect(title).not.toBe('');
  expect(
    [
      'topsecretaccess',
      '79995556677',
      '79991112233',
      '77889911',
      '1111 1111',
      'correct-horse',
      '90817263',
      title,
    ].filter((secret) => all.includes(secret)),
  ).toEqual([]);
  expect(all).toContain('made-password');
  expect(unexpected(noise(), /Made for the recording|Password field/)).toEqual([]);
});

test('a call without any answer shows its code, leads on, and is reported [ERR-004, ERR-017, ERR-025]', async ({
  page,
  stack,
  noise,
}) => {
  await openWatched(page, '/');
  await page.route('**/api/v1/media-views/**', (route) => route.abort('connectionfailed'));
  await openFilms(page);

  const code = page.getByText('Код ошибки');
  await expect(code).toHaveText('Код ошибки 2-8');
  // One press marks the code, so that it can be copied.
  await code.click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Код ошибки 2-8');
  await expect
    .poll(async () => JSON.stringify(await reports(stack)))
    .toContain('getMediaView: no answer, ERR_NETWORK');

  await page.unroute('**/api/v1/media-views/**');
  await page.getByRole('link', { name: 'Повторить' }).click();
  await expect(page).toHaveTitle(/^Фильмы/);
  expect(unexpected(noise(), /ERR_CONNECTION_FAILED/)).toEqual([]);
});

test('a page that the server could not load keeps its code when it is alive, and the server reports why [ERR-017]', async ({
  page,
  stack,
  noise,
}) => {
  await breakDown(stack, { operation: 'getMediaView', mode: 'reset' });
  const answer = await page.goto('/movies');
  expect(answer?.status()).toBe(500);
  const [code] = /Код ошибки 2-\d+/.exec((await answer?.text()) ?? '') ?? [];
  await pageHydrated(page);

  await expect(page.getByText('Код ошибки')).toHaveText(code ?? 'none');
  await expect
    .poll(async () => JSON.stringify(await reports(stack)))
    .toContain('getMediaView: no answer');
  await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
  await expect(page).toHaveURL('/');
  // Home may be asked for before the page leads there, while the service still gives no answer.
  expect(unexpected(noise(), /status of 50[02]/)).toEqual([]);
});

test('the site works while the service answers 500, and while it hangs [START-038]', async ({
  page,
  stack,
  noise,
}) => {
  const throwOften = async () => {
    for (let count = 0; count < 10; count += 1) await throwIn(page, `Made ${count}`);
  };
  await breakDown(stack, { operation: 'collectErrorReports', status: 500 });
  await openWatched(page, '/');
  await throwOften();
  await openFilms(page);
  await expect(page).toHaveTitle(/^Фильмы/);

  await clearFaults(stack);
  await breakDown(stack, { operation: 'collectErrorReports', mode: 'hang' });
  await openWatched(page, '/movies/kassiopeya');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await throwOften();
  await openFilms(page);
  await expect(page).toHaveTitle(/^Фильмы/);

  expect(unexpected(noise(), /Made \d|status of 500/)).toEqual([]);
});

test('the site works where the adapter is blocked [START-038]', async ({ page, noise }) => {
  await page.route(/\/assets\/report-service-/, (route) => route.abort('blockedbyclient'));
  const blocked = page.waitForEvent('requestfailed');
  await page.goto('/');
  await blocked;
  await throwIn(page, 'Made in vain');

  await openFilms(page);

  await expect(page).toHaveTitle(/^Фильмы/);
  expect(unexpected(noise(), /Made in vain|ERR_BLOCKED_BY_CLIENT/)).toEqual([]);
});
