import type { Page } from '@playwright/test';

/** So many of its buttons are pressed. */
const mostPresses = 3;
const afterPressMs = 250;

/** What leaves the account, or asks the browser for something that a test cannot answer. */
const leftAlone = /выйти|удалить|завершить|полный экран|картинка в картинке|поделиться/i;

/** Presses the first buttons of a page, and closes what they open, as a person who tries it; then follows a link. */
export async function usePage(page: Page): Promise<void> {
  const buttons = await page.locator('header button:visible, main button:enabled:visible').all();
  let pressed = 0;
  for (const button of buttons) {
    if (pressed === mostPresses) break;
    const name = await button.evaluate(
      (node) => node.getAttribute('aria-label') ?? node.textContent,
    );
    if (leftAlone.test(name)) continue;
    pressed += 1;
    await button.click({ timeout: 500, noWaitAfter: true }).catch(() => undefined);
    await page.waitForTimeout(afterPressMs);
    await page.keyboard.press('Escape');
  }
  const link = page.locator('header a[href^="/"]:visible').first();
  await link.click({ timeout: 500, noWaitAfter: true }).catch(() => undefined);
  await page.waitForTimeout(afterPressMs);
}
