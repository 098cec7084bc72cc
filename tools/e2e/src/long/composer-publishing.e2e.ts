import { freePort } from '@foyer/workspace/ports';
import { startService, stopProcess } from '@foyer/workspace/processes';
import { webService } from '@foyer/workspace/services';
import type { Stack } from '@foyer/workspace/stack';
import { ComposerPage } from '../page-objects/composer.ts';
import { composerTest as test } from '../support/composer-test.ts';
import { moveClock } from '../support/control.ts';
import { expect } from '../support/test.ts';

/** Every process shows it by then, in milliseconds. */
const SEEN_MS = 5_000;

const live = async (webUrl: string) => (await fetch(`${webUrl}/landing`)).text();

/** A second web server of the same service, which keeps pages as long as it may. */
async function startSecondWeb(stack: Stack): Promise<{ url: string; stop: () => Promise<void> }> {
  const portOf = (url: string) => Number(new URL(url).port);
  const port = await freePort();
  const web = webService(
    {
      port,
      backendPort: portOf(stack.backendUrl),
      controlPort: portOf(stack.controlUrl),
      partiesPort: portOf(stack.partiesUrl),
      composerPort: portOf(stack.composerUrl),
      revision: 'test',
    },
    'production',
  );
  const env = { ...web.env, KEPT_PAGES_SECONDS: '3600' };
  const child = await startService({ ...web, env }, 'ignore');
  return { url: `http://localhost:${port}`, stop: () => stopProcess(child) };
}

test('what is published is on a second web server within five seconds', async ({
  page,
  stack,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const second = await startSecondWeb(stack);
  await expect.poll(() => live(second.url)).toContain('Кино на весь вечер');
  const composer = new ComposerPage(page);
  await composer.open(stack, 'landing', 'publisher');
  await composer.write(/^Герой/u, 'Длинный заголовок', 'Свет погас');
  await composer.saved();
  expect(await live(second.url)).not.toContain('Свет погас');

  await composer.openPublishing();
  await composer.dialog.getByRole('button', { name: 'Опубликовать' }).click();
  await composer.says('Опубликована версия 2');

  await expect.poll(() => live(second.url), { timeout: SEEN_MS }).toContain('Свет погас');
  await second.stop();
});

/** A moment as the form takes it, in Moscow's time. */
const inMoscow = (moment: Date): string =>
  moment
    .toLocaleString('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

const HOUR_MS = 3_600_000;

test('a page goes out and back at its times, over midnight in Moscow', async ({
  page,
  stack,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const now = Date.now();
  const dayMs = 24 * HOUR_MS;
  // Moscow is three hours ahead all year.
  const midnight = (Math.floor((now + 3 * HOUR_MS) / dayMs) + 2) * dayMs - 3 * HOUR_MS;
  const [from, until] = [new Date(midnight - HOUR_MS), new Date(midnight + HOUR_MS)];
  const composer = new ComposerPage(page);
  await composer.open(stack, 'landing', 'publisher');
  await composer.write(/^Герой/u, 'Длинный заголовок', 'Только в полночь');
  await composer.saved();
  await composer.openPublishing();
  await composer.dialog.getByRole('button', { name: 'Назначить время' }).click();
  await composer.dialog.getByLabel('С какого времени').fill(inMoscow(from));
  await composer.dialog.getByLabel('До какого времени').fill(inMoscow(until));
  await composer.dialog.getByRole('button', { name: 'Назначить' }).click();
  await composer.says('Публикация назначена');

  const at = (moment: Date, afterMs: number) =>
    moveClock(stack, moment.getTime() + afterMs - Date.now());
  await at(from, -60_000);
  // The job has passed twice.
  await page.waitForTimeout(SEEN_MS);
  expect(await live(stack.webUrl)).not.toContain('Только в полночь');
  await at(from, 1_000);
  await expect.poll(() => live(stack.webUrl)).toContain('Только в полночь');
  await at(until, 1_000);
  await expect.poll(() => live(stack.webUrl)).not.toContain('Только в полночь');
  expect(await live(stack.webUrl)).toContain('Кино на весь вечер');
});
