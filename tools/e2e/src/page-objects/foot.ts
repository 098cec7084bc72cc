import { expect, type Page } from '@playwright/test';
import { flowsRun } from './first-interaction.ts';

/** What says that the site keeps cookies. */
export const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });

/** The way back to the top of a page. */
export const toTop = (page: Page) => page.getByRole('button', { name: 'Наверх' });

/**
 * Waits until all that may lie over the foot of a page has come, and it is nothing: neither the cookie notice nor the offer
 * of the app. Only there is the way back to the top, once more than a screen is scrolled; a short page is made longer for it.
 */
export async function footIsFree(page: Page): Promise<void> {
  await flowsRun(page);
  await page.evaluate(() => {
    document.querySelector('main')?.style.setProperty('min-block-size', '300vh');
    window.scrollTo({ top: 2 * window.innerHeight, behavior: 'instant' });
  });
  await expect(toTop(page)).toBeVisible();
}
