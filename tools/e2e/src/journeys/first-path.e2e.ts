import { filmCard, watchLink } from '../page-objects/film.ts';
import { PlayerPage } from '../page-objects/player.ts';
import { hydrated, pageHydrated, pageNotices } from '../support/hydrated.ts';
import { withMotion } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

test.use(withMotion);

/** How tall the page is without its banners, in pixels. */
const shelvesHeight = () => {
  const frames = [...document.querySelectorAll('[data-block]')];
  const banners = frames.filter(
    (frame) => frame.querySelector('h2')?.textContent === 'Не пропустите',
  );
  const heights = banners.map((frame) => frame.getBoundingClientRect().height);
  return document.documentElement.scrollHeight - heights.reduce((sum, height) => sum + height, 0);
};

test('home, film, player and back, without a word on the console', async ({
  page,
  noise,
  mode,
}) => {
  await page.goto('/');
  // From source, styles come with the scripts, those of shelves far below when they are near; without any the page is
  // 190,000 px tall.
  await expect
    .poll(() => page.evaluate(shelvesHeight))
    .toBeLessThan(mode === 'production' ? 6000 : 10_000);
  // The shelves further down stay as the server drew them, each until somebody is there and it is near.
  await pageNotices(page);
  await pageHydrated(page);
  const card = filmCard(page, 'shestoy-kontinent');
  await card.scrollIntoViewIfNeeded();
  await hydrated(card);
  // Where the page stood at the press: pictures and fonts may still move it before that.
  await page.evaluate(() => {
    const note = () => {
      if (location.pathname === '/') window.name = String(window.scrollY);
    };
    addEventListener('click', note, { capture: true });
  });

  await card.click();
  await expect(page).toHaveURL(/\/movies\/shestoy-kontinent$/);
  const scrolled = Number(await page.evaluate(() => window.name));
  expect(scrolled).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Шестой континент');

  await watchLink(page).click();
  await expect(page).toHaveURL(/\/movies\/shestoy-kontinent\/player$/);
  const player = new PlayerPage(page);
  await player.playsUntil(mode === 'production' ? 10 : 3);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Шестой континент');
  await page.goBack();
  await expect(card).toBeInViewport();
  // From source, styles of shelves that have just come near still move the page while it is left.
  if (mode === 'production') {
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  }
  expect(noise()).toEqual([]);
});
