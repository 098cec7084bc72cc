import type { Page } from '@playwright/test';
import { hydrated, pageHydrated } from '../support/hydrated.ts';
import { callsOf } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';

const grid = (page: Page) => page.getByRole('grid', { name: 'Телепрограмма' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));

/** The day after today where the label is, `YYYY-MM-DD`. */
const tomorrow = () => new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);

/** The channels that a call for the guide is about. */
const channelsOf = ({ searchParams }: URL) => searchParams.get('channel_ids')?.split(',') ?? [];

/** Puts the focus on what is on now on the first channel. */
async function enterGrid(page: Page): Promise<void> {
  await expect(grid(page)).toBeVisible();
  await hydrated(page.locator('a').first());
  await grid(page).locator('[data-active]').focus();
}

test('a programme is found in the guide by keys, reminded of, and Back leads to the same place [START-002]', async ({
  page,
  stack,
  noise,
}) => {
  await signIn(page, viewer);
  await page.goto('/tv');
  await enterGrid(page);
  const first = await focused(page);

  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  const found = await focused(page);
  expect(found).not.toBe(first);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/tv\/[\w-]+\/shows\/[\w-]+\?program=/);
  const remind = page.getByRole('button', { name: /^Напомнить: / }).first();
  await remind.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Напомним за пять минут до начала')).toBeVisible();
  await expect(remind).toHaveAttribute('aria-pressed', 'true');
  expect(await callsOf(stack, 'addReminder')).toHaveLength(1);
  await page.keyboard.press('Space');
  await expect(page.getByText('Напоминание снято')).toBeVisible();
  await expect(remind).toHaveAttribute('aria-pressed', 'false');

  await page.goBack();
  await expect(grid(page).locator('[data-active]')).toHaveAttribute('href', found ?? '');
  await expect(grid(page).locator('[data-active]')).toBeInViewport();
  expect(noise()).toEqual([]);
});

test('a visitor who wants a reminder is asked to sign in, and then has it', async ({
  page,
  stack,
}) => {
  // Late in the evening nothing of today is still to come.
  const day = `/tv/pervyy-ekran?date=${tomorrow()}`;
  await page.goto(day);
  await pageHydrated(page);
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first();
  const href = await entry.getByRole('link').getAttribute('href');
  const programme = new URL(href ?? '', stack.webUrl).searchParams.get('program');
  await entry.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await callsOf(stack, 'addReminder')).toEqual([]);

  // Where the sign-in leads, which has journeys of its own.
  await signIn(page, viewer);
  await page.goto(`${day}&remind=${programme}`);
  await expect(entry.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(stack.webUrl + day);
  const asked = async () => (await callsOf(stack, 'addReminder')).map(({ address }) => address);
  await expect.poll(asked).toEqual([expect.stringContaining(`/reminders/${programme}`)]);
});

test('the guide asks for what is in view, not for the whole of it', async ({ page, stack }) => {
  await page.goto('/tv');
  await enterGrid(page);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '60');
  const asked = async () => {
    const calls = await callsOf(stack, 'getGuide');
    return calls.map(({ address }) => channelsOf(new URL(address, stack.webUrl)));
  };
  await expect(grid(page).locator('[aria-busy]')).toHaveCount(0);
  const first = await asked();

  // What lies further down is asked for after all that was asked for at first.
  await grid(page).evaluate((scroller) => scroller.scrollTo({ top: scroller.scrollHeight }));
  await expect.poll(async () => (await asked()).length).toBeGreaterThan(first.length);
  await expect(grid(page).locator('[aria-busy]')).toHaveCount(0);

  const all = await asked();
  expect(Math.max(...all.map((ids) => ids.length))).toBeLessThanOrEqual(12);
  expect(new Set(all.flat()).size).toBeLessThan(60);
});
