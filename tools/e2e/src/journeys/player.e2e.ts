import { PlayerPage } from '../page-objects/player.ts';
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
