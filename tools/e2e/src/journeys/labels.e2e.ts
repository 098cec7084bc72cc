import { startStack } from '@foyer/workspace/stack';
import { expect, test } from '../support/test.ts';

test('the host chooses the label [LABEL-001, LABEL-003]', async ({ page, stack }) => {
  const { port } = new URL(stack.webUrl);

  await page.goto(`http://polosa.localhost:${port}/`);
  await expect(page).toHaveTitle(/Полоса/);
  const alternate = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );

  await page.goto(stack.webUrl);
  await expect(page).toHaveTitle(/Софит/);
  const main = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(main).not.toBe(alternate);
});

test('LABEL wins over the host, and the address never chooses', async ({ page }) => {
  const stack = await startStack({ env: { LABEL: 'alternate' } });
  try {
    await page.goto(`${stack.webUrl}/?label=main`);

    await expect(page).toHaveTitle(/Полоса/);
    await expect(page.locator('html')).toHaveAttribute('data-label', 'alternate');
  } finally {
    await stack.stop();
  }
});

test('an unknown LABEL is refused with a sentence', async () => {
  await expect(startStack({ env: { LABEL: 'noir' } })).rejects.toThrow('ended before it was ready');
});

test('the language switch turns the page over and is remembered', async ({ page }) => {
  await page.goto('/?lang=hye');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hy');

  await page.goto('/movies/mayak');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hy');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?lang=hye$/);

  await page.goto('/movies/mayak?lang=rus');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});
