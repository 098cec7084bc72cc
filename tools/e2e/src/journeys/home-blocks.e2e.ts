import type { Page } from '@playwright/test';
import { readToEnd } from '../page-objects/blocks.ts';
import { filmCard } from '../page-objects/film.ts';
import { placeKept } from '../page-objects/place.ts';
import { pageHydrated, pageNotices } from '../support/hydrated.ts';
import { withMotion } from '../support/motion.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** A shelf by its headline. */
const shelf = (page: Page, name: string) =>
  page
    .getByRole('region', { name, exact: true })
    .or(page.locator('section', { has: page.getByRole('heading', { name, exact: true }) }))
    .first();

test('going back leads to where the page was left', async ({ page }) => {
  await page.goto('/tv');
  await pageHydrated(page);
  await page
    .getByRole('link', { name: /Полоса|Главная|Фойе|Foyer/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/u);
  const collections = shelf(page, 'Подборки');
  // To the end, so that every block has come before the place is noted.
  await readToEnd(page);
  await expect(collections).toBeVisible();
  await collections.scrollIntoViewIfNeeded();
  const left = await placeKept(page);

  await collections.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/collections\//u);
  await page.goBack();

  await expect(collections).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left))
    .toBeLessThan(40);
});

test.describe('where motion is welcome', () => {
  test.use(withMotion);

  test('the pictures at the head rest while most of them is scrolled away, and a card that the mouse rests on shows its trailer without sound, which Escape closes [CARD-005]', async ({
    page,
    noise,
  }) => {
    await page.goto('/');
    await pageHydrated(page);
    const clock = page.getByTestId('hero-clock');
    const states = () => clock.evaluate((bar) => bar.getAnimations().map((one) => one.playState));
    await expect.poll(states).toEqual(['running']);
    await page.mouse.move(640, 780);
    await page.mouse.wheel(0, 700);
    await expect.poll(states).toEqual(['paused']);
    await page.mouse.wheel(0, -700);
    await expect.poll(states).toEqual(['running']);

    const card = filmCard(page, 'metropolis');
    await card.scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    const preview = page.getByRole('region', { name: 'Метрополис' });
    await expect(async () => {
      await page.mouse.move(2, 2);
      await card.hover();
      await expect(preview).toBeVisible({ timeout: 1500 });
    }).toPass();

    const trailer = preview.locator('video');
    await expect
      .poll(() => trailer.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.3);
    expect(await trailer.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    expect(noise()).toEqual([]);
  });
});

test('the keyboard asks for a preview and comes back to its card, and a title that is kept there stays kept when it is asked again [FAV-003]', async ({
  page,
}) => {
  await signIn(page, '+79000000001');
  await page.goto('/');
  await pageNotices(page);
  // The recommendations stand where this profile was first asked what it likes.
  await readToEnd(page);
  await page.getByRole('button', { name: 'Спросить позже' }).click();
  const card = shelf(page, 'Подобрано для вас').getByRole('link', { name: 'Страсти Жанны' });
  const preview = page.getByRole('region', { name: 'Страсти Жанны' });
  const ask = () =>
    expect(async () => {
      await card.focus();
      await page.keyboard.press('Alt+ArrowDown');
      await expect(preview.getByRole('link', { name: 'Смотреть' })).toBeFocused({ timeout: 1500 });
    }).toPass();
  const bookmark = preview.getByRole('button', { name: 'Добавить в «Моё»' });
  await ask();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');

  await bookmark.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Добавлено в избранное').first()).toBeVisible();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(card).toBeFocused();
  await ask();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
});
