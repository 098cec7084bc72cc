import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { openFilms } from '../page-objects/menu.ts';
import { loginLink } from '../page-objects/sign-in.ts';
import { clearFaults, setFault } from '../support/control.ts';
import { connected } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** One call and its retries. */
const callWithRetries = 3;

/** What is gone stays so: for the call that prepares a page, and for the one that opens it. */
const everyCall = 100;

/** Lets the call of the next page fail as a whole, once, or as often as it is asked. */
const refuse = (stack: Stack, status: number, errorCode?: number) =>
  setFault(stack, {
    operation: 'getMediaView',
    status,
    ...(errorCode !== undefined && { error_code: errorCode }),
    times: status === 404 ? everyCall : status >= 500 ? callWithRetries : 1,
  });

/** Goes to the films by a click whose call fails, and waits for the page to be loaded anew. */
async function failOnce(
  page: Page,
  stack: Stack,
  status: number,
  errorCode?: number,
): Promise<void> {
  await refuse(stack, status, errorCode);
  const reload = page.waitForEvent('load');
  await openFilms(page);
  await reload;
}

test('502, 503 and 504 load the page anew, and 451 leads to the page that explains it [ERR-011, ERR-012, ERR-013, ERR-014]', async ({
  page,
  stack,
}) => {
  for (const status of [502, 503, 504]) {
    await page.goto('/');
    await failOnce(page, stack, status);

    await expect(page).toHaveURL(/\/movies$/);
    await clearFaults(stack);
    // One cause acts again only after a pause.
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.reload();
  await expect(page).toHaveTitle(/^Фильмы/);

  await page.goto('/');
  await refuse(stack, 451);
  await openFilms(page);
  await expect(page).toHaveURL(/\/geoblock$/);
});

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === '__Host-foyer')?.value;

/** A viewer with an account, on a page that is alive: an earlier click would be a link like any other. */
async function signedIn(page: Page): Promise<string | undefined> {
  // A page that has just connected asks anew for what it shows; a fault is for the call after that.
  const asked = page.waitForResponse((response) =>
    response.url().endsWith('/api/v1/media-views/main'),
  );
  await signIn(page, '+79000000001');
  await connected(page, () => page.goto('/'));
  await asked;
  return sessionOf(page);
}

const refusals: readonly [id: string, status: number, errorCode?: number][] = [
  ['ERR-007', 401, 1000053],
  ['ERR-006', 401, 1000023],
  ['ERR-008', 401],
  ['ERR-009', 403, 1000049],
];

test('401 with 1000053 keeps the viewer signed in, and with 1000023 goes on with a session for visitors; another 401, and 403 with 1000049, end the session [ERR-006, ERR-007, ERR-008, ERR-009]', async ({
  context,
  stack,
}) => {
  for (const [id, status, errorCode] of refusals) {
    const isKept = id === 'ERR-007';
    // One cause acts again in the same tab only after a pause.
    const page = await context.newPage();
    const before = await signedIn(page);
    // The service knows the session no more; asked for another, it would else give the same. Ended sooner, it would end
    // the push channel, too, and that alone loads the page anew.
    const endSession = () =>
      fetch(`${stack.webUrl}/api/v1/session`, {
        method: 'DELETE',
        headers: { cookie: `__Host-foyer=${before}`, origin: stack.webUrl },
      });
    await page.route(/\/api\/v1\/media-views\/movies/, async (route) => {
      if (!isKept) await endSession();
      await route.continue();
    });
    await failOnce(page, stack, status, errorCode);

    await expect(page).toHaveTitle(/^Фильмы/);
    if (isKept) {
      await expect(loginLink(page), id).toHaveCount(0);
    } else {
      await expect(loginLink(page), id).toBeVisible();
      expect(await sessionOf(page), id).not.toBe(before);
    }
    await clearFaults(stack);
    await page.close();
  }
});
