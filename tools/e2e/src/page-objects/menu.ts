import type { Page } from '@playwright/test';

/** A page's link in the menu. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

/** Goes to the films by the menu. */
export const openFilms = (page: Page) => menuLink(page, 'Фильмы').click();
