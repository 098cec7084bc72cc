import { AdvertisingPage, filmWithAds } from '../page-objects/advertising.ts';
import { askedSlots, chooseScenarios, noAds, pingsOf } from '../support/ad-ledger.ts';
import { adTest as test } from '../support/ad-stack.ts';
import { signIn } from '../support/sign-in.ts';
import { expect } from '../support/test.ts';
import { typePin } from '../support/type-pin.ts';

test.describe.configure({ mode: 'default' });

test('A11: a midroll that is passed over plays once, and not when the viewer comes back [AD-013, AD-017]', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, midroll: 'short' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isOver();
  await player.seekFilm(60);
  await expect.poll(() => pingsOf(stack)).toContain('complete');
  await player.isOver();
  expect(await player.filmTime()).toBeGreaterThan(59);

  await player.seekFilm(42);
  await expect.poll(() => player.filmTime(), { timeout: 20_000 }).toBeGreaterThan(47);
  expect(await askedSlots(stack)).toEqual(['preroll', 'midroll']);
});

test('A11: no midroll comes in the last seconds', async ({ page, stack }) => {
  await chooseScenarios(stack, { ...noAds, midroll: 'short' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isOver();
  await player.seekFilm(86);
  await expect.poll(() => askedSlots(stack), { timeout: 20_000 }).toEqual(['preroll', 'postroll']);
});

test('A12: a pauseroll comes when the viewer goes on after a pause, and no other within five minutes [AD-014, AD-018]', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, pauseroll: 'short' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isOver();
  await player.press(' ');
  expect(await askedSlots(stack)).toEqual(['preroll']);
  const stood = await player.filmTime();
  // Twice: the second press is the content's, which waits.
  await player.press(' ');
  await expect.poll(() => pingsOf(stack)).toContain('impression');
  expect(await player.filmTime()).toBeLessThan(stood + 0.5);
  await player.isOver();

  await player.press(' ');
  await player.press(' ');
  await player.isOver();
  expect(await askedSlots(stack)).toEqual(['preroll', 'pauseroll']);
});

test('A24: no ad server is asked while a film asks for a PIN, and its advertisement plays after that', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'short' });
  const player = new AdvertisingPage(page);
  await signIn(page, '+79000000002');
  // Its service has the film, and so no advertisement: it gets those of the free collection.
  await page.route('**/api/v1/media-items/*/playback', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { asset?: object };
    const preroll = `${stack.partiesUrl}/ads/gs/vast?slot=preroll`;
    const { asset } = answer;
    await route.fulfill({
      response,
      json: asset ? { asset: { ...asset, ad: { preroll } } } : answer,
    });
  });
  await page.goto('/movies/volchiy-chas/player');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await askedSlots(stack)).toEqual([]);
  await typePin(dialog, '1234');

  await expect.poll(() => pingsOf(stack), { timeout: 30_000 }).toContain('complete');
  await player.isOver();
  expect(await askedSlots(stack)).toEqual(['preroll']);
});

test('A14: a channel begins with one advertisement, and then at its live edge [AD-012, AD-019]', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, preroll: 'pod' });
  const player = new AdvertisingPage(page);
  await page.goto('/tv/pervyy-ekran/player');
  await player.isShowing();
  await player.isOver();

  const started = (await pingsOf(stack)).filter((ping) => ping === 'start');
  expect(started).toHaveLength(1);
  await expect(page.getByRole('button', { name: /^Эфир/u })).toBeVisible();
});

test('A16: an advertisement has the sound of the film and not its speed, and the film keeps its own', async ({
  page,
  stack,
}) => {
  await chooseScenarios(stack, { ...noAds, midroll: 'inline' });
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isOver();
  const videos = () =>
    page.locator('video').evaluateAll((all) =>
      (all as HTMLVideoElement[]).map(({ muted, playbackRate, volume }) => ({
        muted,
        playbackRate,
        volume,
      })),
    );
  await player.press('m');
  await page
    .locator('video')
    .first()
    .evaluate((film) => {
      (film as HTMLVideoElement).playbackRate = 1.5;
    });
  const [before] = await videos();
  expect(before).toMatchObject({ muted: true, playbackRate: 1.5 });
  await player.seekFilm(50);
  await player.isShowing();
  await expect
    .poll(async () => (await videos())[1])
    .toMatchObject({ muted: true, playbackRate: 1 });
  await player.press('m');
  await expect.poll(async () => (await videos())[1]).toMatchObject({ muted: false });
  await expect.poll(() => pingsOf(stack)).toContain('unmute');
  await expect.poll(() => pingsOf(stack), { timeout: 30_000 }).toContain('complete');
  await player.isOver();

  const [after] = await videos();
  expect(after).toEqual({ ...before, muted: false });
});
