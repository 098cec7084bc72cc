import { PlayerPage } from '../page-objects/player.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('pause, seek, mute and resume by keyboard', async ({ page, noise }) => {
  await page.goto('/movies/mayak/player');
  const player = new PlayerPage(page);
  await player.playsUntil(1);

  await player.press('Space');
  await expect.poll(async () => (await player.playback()).isPaused).toBe(true);
  const { currentTime } = await player.playback();

  await player.press('ArrowRight');
  await expect
    .poll(async () => (await player.playback()).currentTime)
    .toBeGreaterThan(currentTime + 14);

  await player.press('KeyM');
  await expect
    .poll(() => player.video.evaluate((video) => (video as HTMLVideoElement).muted))
    .toBe(true);

  await player.press('Space');
  await player.playsUntil(currentTime + 17);
  expect(noise()).toEqual([]);
});

test('the trailer plays', async ({ page }) => {
  await page.goto('/movies/mayak/trailer');

  await new PlayerPage(page).playsUntil(2);
});

test('a film without advertising begins before the page’s own scripts, in the element that the player keeps', async ({
  page,
  noise,
}) => {
  await page.addInitScript(() => {
    const first = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement) || !target.isConnected) return;
      document.removeEventListener('playing', first, true);
      Object.assign(window, {
        early: { video: target, isAlone: !('__reactRouterRouteModules' in window) },
      });
    };
    document.addEventListener('playing', first, true);
  });
  await page.goto('/movies/mayak/trailer');
  const player = new PlayerPage(page);
  await player.playsUntil(2);
  await player.press('Space');
  await expect.poll(async () => (await player.playback()).isPaused).toBe(true);

  const early = await player.video.evaluate((video) => {
    const seen = (window as Window & { early?: { video: Element; isAlone: boolean } }).early;
    return { isKept: seen?.video === video, isAlone: seen?.isAlone };
  });
  expect(early).toEqual({ isKept: true, isAlone: true });
  expect(noise()).toEqual([]);
});

test('an encrypted film plays by licences that are asked for with a token [DRM-001]', async ({
  page,
  noise,
}) => {
  const tokens: Promise<string | null>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/licences/')) tokens.push(request.headerValue('preauthorization'));
  });
  await signIn(page, '+79000000001');
  await page.goto('/movies/kassiopeya/player');

  await new PlayerPage(page).playsUntil(2);

  const shown = await Promise.all(tokens);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown).not.toContain(null);
  expect(noise()).toEqual([]);
});

test('only one engine is ever fetched', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await page.goto('/movies/mayak/player');
  await new PlayerPage(page).playsUntil(1);

  expect(scripts.some((text) => text.includes('dashjs'))).toBe(true);
  expect(
    scripts.some((text) => text.includes('hlsEventGeneric') || text.includes('hlsError')),
  ).toBe(false);
});
