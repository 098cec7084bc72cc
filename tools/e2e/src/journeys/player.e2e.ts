import { PlayerPage } from '../page-objects/player.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('a film plays by one engine, without the library of peer delivery, and is paused, sought, muted and resumed by keyboard [ENGINE-024]', async ({
  page,
  noise,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
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

  const texts = await Promise.all(scripts);
  const isFetched = (name: string) => texts.some((text) => text.includes(name));
  expect(isFetched('dashjs')).toBe(true);
  expect(['hlsEventGeneric', 'hlsError', 'p2pml-core'].filter(isFetched)).toEqual([]);
  expect(noise()).toEqual([]);
});

test('a film that plays before the page’s own scripts obeys the space bar, and stays as it was left', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/movies/mayak/player');
  const player = new PlayerPage(page);
  const isPaused = async () => (await player.playback()).isPaused;
  await expect
    .poll(async () => (await player.playback()).currentTime, { intervals: [30], timeout: 30_000 })
    .toBeGreaterThan(0.2);
  await player.press('Space');
  await expect.poll(isPaused).toBe(true);

  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(player.playButton.first()).toBeVisible();
  await page.waitForFunction(() => '__reactRouterRouteModules' in window);
  expect(await isPaused()).toBe(true);

  const { currentTime } = await player.playback();
  await player.press('Space');
  await player.playsUntil(currentTime + 1);
});

test('a trailer, which has no advertising, begins before the page’s own scripts, and plays on in the element that the player keeps', async ({
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
