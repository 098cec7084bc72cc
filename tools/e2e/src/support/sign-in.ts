import type { Page } from '@playwright/test';

/**
 * Signs in with a demo account, as a person would: at the page that lists them.
 *
 * @param origin - Of a label's host. @default the journey's own
 */
export async function signIn(page: Page, login: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: login }).click();
  await page.waitForURL((url) => url.pathname === '/');
}
