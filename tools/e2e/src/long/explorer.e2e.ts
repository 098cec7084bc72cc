import type { ChildProcess } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { freePort } from '@foyer/workspace/ports';
import { startService, stopProcess } from '@foyer/workspace/processes';
import { storybookService } from '@foyer/workspace/services';

let server: ChildProcess;
let storyUrl: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const port = await freePort();
  server = await startService(storybookService(port), 'ignore');
  storyUrl = `http://localhost:${port}/iframe.html?id=flows-pin-explorer--start&viewMode=story`;
});

test.afterAll(() => stopProcess(server));

const activeStates = (page: Page) => page.getByRole('status', { name: 'Active states' });
const context = (page: Page) => page.getByRole('region', { name: 'Context' });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a link out of the explorer leads another tester to the same state', async ({
  page,
  context: browser,
}) => {
  await page.goto(storyUrl);
  await expect(page.locator('[data-state-id="pin.reset"]')).toBeVisible({ timeout: 60_000 });

  await press(page, 'Answer: wrong');
  await press(page, 'pin.reset');
  await expect(activeStates(page)).toContainText('reset');
  await press(page, 'Back');
  await expect(activeStates(page)).toContainText('pin.asking');

  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(activeStates(other)).toContainText('pin.asking');
  expect(await context(other).textContent()).toBe(await context(page).textContent());
});
