import type { Page } from '@playwright/test';
import { PlayerPage } from '../page-objects/player.ts';
import { pageHydrated } from '../support/hydrated.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const subscriber = '+79000000005';

/** The slide in view. */
const inView = (page: Page) => page.locator('[aria-current=true]');
const nameInView = (page: Page) => inView(page).getAttribute('aria-label');

/** Waits until what is in view plays, and nothing else is there to play. */
async function playsInView(page: Page): Promise<void> {
  await expect(page.locator('video')).toHaveCount(1);
  const video = inView(page).locator('video');
  await expect
    .poll(() => video.evaluate((element) => (element as HTMLVideoElement).currentTime), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0.3);
}

async function leavesFor(page: Page, name: string | null): Promise<string | null> {
  await expect.poll(() => nameInView(page)).not.toBe(name);
  return nameInView(page);
}

test('short series play one at a time by keyboard and by wheel, are stopped by a press on the picture, and lead back [ROUTE-030, ROUTE-090, HOME-006]', async ({
  page,
  noise,
}) => {
  await page.goto('/short_stories');
  await pageHydrated(page);
  await expect(page.locator('header, footer')).toHaveCount(0);
  await playsInView(page);
  const first = await nameInView(page);

  await page.keyboard.press('ArrowDown');
  const second = await leavesFor(page, first);
  await playsInView(page);
  await page.keyboard.press('Space');
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused))
    .toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await leavesFor(page, second)).toBe(first);
  await playsInView(page);

  await page.mouse.move(640, 360);
  await page.mouse.wheel(0, 120);
  expect(await leavesFor(page, first)).toBe(second);
  await playsInView(page);
  await page.mouse.click(640, 300);
  await expect(page.getByRole('button', { name: 'Смотреть', exact: true })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
  expect(noise()).toEqual([]);
});

test('a short series plays its episodes as stories for who has it, and a visitor is asked to sign in [ROUTE-029, CARD-016, HOME-006]', async ({
  page,
}) => {
  await page.goto('/series/barista-znaet/stories');
  await expect(page.getByRole('link', { name: 'Войти' })).toBeVisible();

  await signIn(page, subscriber);
  await page.goto('/series/barista-znaet/stories');
  await playsInView(page);
  const first = await nameInView(page);
  await page.keyboard.press('PageDown');
  await leavesFor(page, first);
  await playsInView(page);

  // The visit began here: the way back is the page of the series.
  await page.getByRole('link', { name: 'Закрыть' }).press('Enter');
  await expect(page).toHaveURL(/\/series\/barista-znaet$/);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the next video comes by scrolling, and a tap stops it', async ({ page }) => {
    await page.goto('/short_stories');
    await pageHydrated(page);
    await playsInView(page);
    const first = await nameInView(page);

    await page.locator('ol').evaluate((list) => list.scrollBy({ top: list.clientHeight }));
    await leavesFor(page, first);
    await playsInView(page);
    await page.touchscreen.tap(120, 200);
    await expect
      .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused))
      .toBe(true);
  });
});

test.describe('on Android', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
  });

  test('the offer of the app lies over no words and no buttons of a story', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { getInstalledRelatedApps: async () => [] });
      document.cookie = 'foyer_cookie_consent=true';
    });
    await page.goto('/short_stories');
    await pageHydrated(page);
    await playsInView(page);
    await page.touchscreen.tap(120, 200);
    const offer = page.getByRole('region', { name: 'приложение' });
    await expect(offer).toBeVisible();

    const covered = await offer.evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      const parts = document.querySelectorAll(
        'main a, main button, [aria-current=true] h2, main p',
      );
      const isUnder = (part: Element) => {
        const box = part.getBoundingClientRect();
        return box.height > 1 && box.top < bottom && box.bottom > top;
      };
      return [...parts].filter(isUnder).map((part) => part.outerHTML.slice(0, 100));
    });
    expect(covered).toEqual([]);
  });
});

test('a song plays with its words, and with the voice for who wants it; the page leads to it and back [ROUTE-032, ENTITY-030]', async ({
  page,
  noise,
}) => {
  await page.goto('/karaoke/kalinka');
  await pageHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Калинка' })).toBeVisible();
  await page.getByRole('link', { name: 'Петь' }).press('Enter');
  await expect(page).toHaveURL(/\/karaoke\/kalinka\?player/);
  await expect(page.locator('footer')).toHaveCount(0);
  const player = new PlayerPage(page);
  await player.playsUntil(7);
  await expect(page.getByText('В саду ягода малинка, малинка моя!')).toBeVisible();

  // While it is paused the controls stay.
  await player.press('Space');
  await page.getByRole('button', { name: 'Настройки' }).press('Enter');
  await page.getByRole('button', { name: /^Звук/ }).press('Enter');
  const voice = page.getByRole('radio', { name: 'С голосом' });
  await expect(page.getByRole('radio', { name: 'Без голоса' })).toBeChecked();
  await voice.press('Space');
  await expect(voice).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Субтитры' }).press('Enter');
  await page.getByRole('radio', { name: 'Выключено' }).press('Space');
  await expect(page.getByText('В саду ягода малинка, малинка моя!')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await player.playButton.first().press('Enter');
  await player.playsUntil(9);
  await player.pauseButton.first().press('Enter');
  await page.getByRole('link', { name: 'Назад' }).press('Enter');
  await expect(page).toHaveURL(/\/karaoke\/kalinka$/);
  expect(noise()).toEqual([]);
});
