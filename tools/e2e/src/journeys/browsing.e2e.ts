import type { Locator, Page } from '@playwright/test';
import { filmCard } from '../page-objects/film.ts';
import { menuLink } from '../page-objects/menu.ts';
import { placeKept } from '../page-objects/place.ts';
import { hydrated } from '../support/hydrated.ts';
import { withMotion } from '../support/motion.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use(withMotion);

const film = 'gyumri-beret-ves';

const main = (page: Page) => page.getByRole('main');
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Поиск' });
const favourite = (page: Page) => main(page).getByRole('button', { name: 'В избранное' });
const spot = (page: Page) => page.getByRole('grid').locator('[data-active]');
const kept = (page: Page, id: string) =>
  main(page).getByRole('list', { name: 'Избранное' }).locator(`a[href$="/${id}"]`);
/** The channel of a programme, by its address `/tv/<channel>/shows/…`. */
const channelOf = (address: string) => address.split('/')[2] ?? '';

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** How many titles the catalogue says it has found. */
const found = async (page: Page) =>
  Number((await main(page).getByRole('status').first().innerText()).replaceAll(/\D/gu, ''));

/** Goes on by Tab, or back by Shift and Tab, until something has the focus. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  await hydrated(wanted);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

/** Goes to a link and follows it; the page that comes has the focus then. */
async function follow(page: Page, way: Locator, address: RegExp, key?: string): Promise<void> {
  await tabTo(page, way, key);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(main(page)).toBeFocused();
}

/** Goes back, to the link by which the page before was left. */
async function back(page: Page, address: RegExp, left: Locator): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(left).toBeFocused();
}

/** Puts what the page is about among the favourites. */
async function putAside(page: Page): Promise<void> {
  await tabTo(page, favourite(page));
  await expect(favourite(page)).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await expect(favourite(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Добавлено в избранное').first()).toBeVisible();
}

/** Moves in the guide. @returns the address of the programme that has the focus then. */
async function move(page: Page, key: string): Promise<string> {
  const before = await focused(page);
  await page.keyboard.press(key);
  await expect.poll(() => focused(page)).not.toBe(before);
  return focused(page);
}

test('a viewer without a mouse finds a film while its name is typed, filters, goes through the guide and finds in the collection what was put aside [SEARCH-001, ROUTE-040]', async ({
  page,
  noise,
}) => {
  await signIn(page, '+79000000005');
  await page.goto('/');
  await test.step('the search, and back to its words', async () => {
    await follow(page, menuLink(page, 'Поиск'), /\/search$/);
    await tabTo(page, field(page));
    await page.keyboard.type('кассио');
    await expect(page).toHaveURL(/\/search\?query=/);
    await expect(link(page, /Кассиопея/).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await follow(page, filmCard(page, 'kassiopeya'), /\/movies\/kassiopeya$/);
    await back(page, /\/search\?query=/, filmCard(page, 'kassiopeya'));
    await expect(field(page)).toHaveValue('кассио');
  });

  await test.step('what was searched for lately, and words that find nothing', async () => {
    await tabTo(page, field(page), 'Shift+Tab');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/search$/);
    await expect(main(page).getByRole('region', { name: 'Недавно искали' })).toContainText(
      'кассио',
    );
    await tabTo(page, field(page));
    await page.keyboard.type('xqzwkv');
    await expect(main(page).getByText('По запросу «xqzwkv» ничего нет')).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'Может быть, это' })).toBeVisible();
  });

  await test.step('the catalogue, a film of a genre, and back to its place', async () => {
    await follow(page, menuLink(page, 'Фильмы'), /\/movies$/, 'Shift+Tab');
    await follow(page, link(page, 'Из Армении'), /\/movies\/catalog\?countries=armenia$/);
    const all = await found(page);
    await tabTo(page, main(page).getByRole('button', { name: 'Жанр', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option', { name: 'Все жанры' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Драма', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    const filtered = /\/movies\/catalog\?genres=drama&countries=armenia$/;
    await expect(page).toHaveURL(filtered);
    await expect.poll(() => found(page)).toBeLessThan(all);
    await page.keyboard.press('Escape');
    const genre = main(page).getByRole('button', { name: 'Жанр, выбрано 1' });
    await expect(genre).toBeFocused();
    await tabTo(page, filmCard(page, film));
    const left = await placeKept(page);
    expect(left).toBeGreaterThan(100);
    await follow(page, filmCard(page, film), /\/movies\/gyumri-beret-ves$/);
    await putAside(page);
    await back(page, filtered, filmCard(page, film));
    await expect(genre).toBeVisible();
    await expect(filmCard(page, film)).toBeInViewport();
    await expect.poll(() => scrollY(page)).toBe(left);
  });

  const channel = await test.step('the guide, a channel of it, and back to its place', async () => {
    await follow(page, menuLink(page, 'ТВ-каналы'), /\/tv$/, 'Shift+Tab');
    await tabTo(page, spot(page));
    const first = await focused(page);
    const below = await move(page, 'ArrowDown');
    expect(channelOf(below)).not.toBe(channelOf(first));
    const programme = await move(page, 'ArrowRight');
    const id = channelOf(programme);
    // The logo of a channel comes before its programmes.
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused(page)).toBe(`/tv/${id}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/tv/${id}$`));
    await putAside(page);
    await back(page, /\/tv$/, main(page).locator(`a[href="/tv/${id}"]:focus`));
    await expect(spot(page)).toHaveAttribute('href', programme);
    return id;
  });

  await test.step('the collection, and back', async () => {
    await follow(page, menuLink(page, 'Профиль «Софья»'), /\/my\/profiles\/[\w-]+$/, 'Shift+Tab');
    await follow(page, link(page, 'Мой раздел'), /\/my$/);
    await follow(page, link(page, /^Моя коллекция/), /\/my\/collection$/);
    await expect(kept(page, film)).toBeVisible();
    await follow(page, kept(page, channel), new RegExp(`/tv/${channel}$`));
    await expect(favourite(page)).toHaveAttribute('aria-pressed', 'true');
    await back(page, /\/my\/collection$/, kept(page, channel));
    await expect(kept(page, film)).toBeVisible();
    await expect(kept(page, channel)).toBeVisible();
    await back(page, /\/my$/, link(page, /^Моя коллекция/));
  });
  expect(noise()).toEqual([]);
});
