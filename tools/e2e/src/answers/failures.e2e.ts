import type { Stack } from '@foyer/workspace/stack';
import { expect, test } from '../support/answer-test.ts';
import { clearFaults, setFault } from '../support/control.ts';
import { mainText } from '../support/server-page.ts';

/** From now on refuses every call for what a page shows. */
async function refuse(stack: Stack, status: number): Promise<void> {
  await clearFaults(stack);
  await setFault(stack, { operation: 'getMediaView', status, error_code: 1000000, times: 1000 });
}

test.afterEach(async ({ stack }) => {
  await clearFaults(stack);
});

test('a page that the server could not load shows the code of the refusal [ERR-018]', async ({
  ask,
  stack,
}) => {
  await refuse(stack, 500);
  const failed = await ask('/movies');
  expect(failed.status).toBe(500);
  expect(mainText(failed)).toContain('Код ошибки 3-1-1000000');

  await refuse(stack, 403);
  expect(mainText(await ask('/movies'))).toContain('Код ошибки 3-4-1000000');
});

test('a page that is gone is answered 404, in the frame of the site', async ({ ask, stack }) => {
  await refuse(stack, 404);

  const { status, document } = await ask('/movies');

  expect(status).toBe(404);
  expect(document.querySelector('h1')?.textContent).toBe('Здесь темно');
  expect(document.querySelector('nav')).not.toBeNull();
});

test('451 leads to the page that explains it [ERR-011]', async ({ ask, stack }) => {
  await refuse(stack, 451);

  const { status, headers } = await ask('/movies');

  expect([status, headers.get('location')]).toEqual([302, '/geoblock']);
});
