import type { Page } from '@playwright/test';
import { cookieNotice } from '../page-objects/foot.ts';
import { hydrated, pageHydrated } from '../support/hydrated.ts';
import { alternateOf } from '../support/alternate.ts';
import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const begin = (page: Page) => page.getByRole('button', { name: 'Начать' });
const show = (page: Page) => page.getByRole('link', { name: 'Показать' });
const question = (page: Page) => page.getByRole('heading', { name: 'Какой сегодня был день?' });
/** The quiz itself: other blocks of the page have choices too. */
const sheet = (page: Page) => page.getByRole('region', { name: 'Какой сегодня был день?' });

/** Goes down to the quiz; its script comes when it is near. */
async function goDown(page: Page): Promise<void> {
  await pageHydrated(page);
  await begin(page).scrollIntoViewIfNeeded();
  await hydrated(begin(page));
}

/** Opens the landing page at its quiz. */
async function open(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/landing`);
  await goDown(page);
}

test('a question is answered with the keyboard alone, and its answer is kept over Back [BLOCK-024, BLOCK-080, BLOCK-081]', async ({
  page,
  noise,
}) => {
  await open(page);
  await begin(page).focus();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('radio').first()).toBeFocused();
  await expect(show(page)).not.toHaveAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/landing$/u);
  expect(await axeFindings(page, { within: '[data-block]:has(:focus)' })).toEqual([]);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(sheet(page).getByRole('radio', { name: 'Скучный' })).toBeChecked();
  expect(await axeFindings(page, { within: '[data-block]:has(:focus)' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collections\/kto-ubil$/u);

  const began = await page.evaluate(() => performance.timeOrigin);
  await page.goBack();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
  await expect(sheet(page).getByRole('radio', { name: 'Скучный' })).toBeChecked();
  await page.reload();
  await pageHydrated(page);
  await expect(begin(page)).toBeVisible();
  await expect(sheet(page).getByRole('radio')).toHaveCount(0);
  expect(noise()).toEqual([]);
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a box is ticked, the step before keeps it, and the link leads on [BLOCK-080, BLOCK-081]', async ({
    page,
    stack,
  }) => {
    await open(page, alternateOf(stack));
    await begin(page).tap();
    await expect(question(page)).toBeFocused();
    await expect(page.getByText('Сначала выберите ответ')).toBeVisible();
    await sheet(page).getByRole('radio', { name: 'в) Нежный' }).tap();
    await page.getByRole('button', { name: 'Назад' }).tap();
    await begin(page).tap();
    await expect(sheet(page).getByRole('radio', { name: 'в) Нежный' })).toBeChecked();
    await show(page).tap();
    await expect(page).toHaveURL(/\/collections\/dlya-dvoih$/u);
  });
});

for (const label of ['main', 'alternate'] as const) {
  test.describe(`on a phone that shows a part of the options, in the label ${label}`, () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 560 } });

    test('the link stays in sight, and covers no option that has the focus [BLOCK-080]', async ({
      page,
      stack,
    }) => {
      await open(page, label === 'alternate' ? alternateOf(stack) : '');
      await begin(page).tap();
      await expect(question(page)).toBeFocused();
      // The notice about cookies comes when it likes, over what has the focus by then.
      await cookieNotice(page).getByRole('button').tap();
      await expect(show(page)).toBeInViewport({ ratio: 1 });
      const isOnTop = (node: Element) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [top + 2, top + height / 2, top + height - 2].every((y) => {
          const seen = document.elementFromPoint(left + width / 2, y);
          return seen !== null && (node.contains(seen) || seen.contains(node));
        });
      };
      const options = await sheet(page).getByRole('radio').all();
      expect(options.length).toBeGreaterThan(3);
      await options[0]?.focus();
      const thereAndBack = [...options, ...options.slice(0, -1).toReversed()];
      for (const [index, option] of thereAndBack.entries()) {
        await expect(option).toBeFocused();
        // Its words and its box: the row that has the ring.
        const row = option.locator('xpath=ancestor::label[1]');
        await expect.poll(() => row.evaluate(isOnTop)).toBe(true);
        await expect.poll(() => show(page).evaluate(isOnTop)).toBe(true);
        await expect(show(page)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press(index < options.length - 1 ? 'ArrowDown' : 'ArrowUp');
      }
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each option of a question is a link [BLOCK-080]', async ({ page }) => {
    await page.goto('/landing');
    await expect(page.getByRole('link', { name: 'Тяжёлый' })).toHaveAttribute(
      'href',
      '/collections/posle-tyazhelogo-dnya',
    );
  });
});
