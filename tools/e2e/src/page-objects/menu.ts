import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';

/** A page's link in the menu. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

/** Goes to the films by the menu, within the document. */
export async function openFilms(page: Page): Promise<void> {
  const link = menuLink(page, 'Фильмы');
  await hydrated(link);
  await link.click();
}
