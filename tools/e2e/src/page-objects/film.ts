import type { Locator, Page } from '@playwright/test';

/** The way from a film's page to its player. */
export const watchLink = (page: Page | Locator) =>
  page.getByRole('link', { name: /^Смотреть/ }).first();

/**
 * The first way to a film from a page that lists it. By its address: at night a channel's card carries the name of the
 * film that is on.
 */
export const filmCard = (page: Page, id: string) =>
  page.locator(`a[href$="/movies/${id}"]`).first();
