import type { Locator, Page } from '@playwright/test';

/** The way from a film's page to its player. */
export const watchLink = (page: Page | Locator) =>
  page.getByRole('link', { name: /^Смотреть/ }).first();
