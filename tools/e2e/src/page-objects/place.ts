import { expect, type Page } from '@playwright/test';

/** Where the tab keeps how far the entries of its history are scrolled. NAV-006 */
const placesKey = 'foyer.places';

/** Scrolls at once. */
export const moveTo = (page: Page, top: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** How far the page is scrolled, and how far as the flow has kept it for this entry of the history. */
const placeOf = (page: Page) =>
  page.evaluate((key) => {
    const places: { entry: string; scrollY: number }[] = JSON.parse(
      sessionStorage.getItem(key) ?? '[]',
    );
    const entry: unknown = Reflect.get(window.history.state ?? {}, 'key');
    const kept = places.find((place) => place.entry === entry)?.scrollY;
    return { here: window.scrollY, kept };
  }, placesKey);

/**
 * Waits until the flow has kept where the page stands; it runs already.
 *
 * @returns How far that is, in pixels.
 */
export async function placeKept(page: Page): Promise<number> {
  let place = await placeOf(page);
  await expect(async () => {
    place = await placeOf(page);
    expect(place.kept).toBe(place.here);
  }).toPass({ timeout: 15_000 });
  return place.here;
}
