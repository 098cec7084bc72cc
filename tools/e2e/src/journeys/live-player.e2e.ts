import type { Page } from '@playwright/test';
import { PlayerPage } from '../page-objects/player.ts';
import { moveClock } from '../support/control.ts';
import { programmeAt, serviceSeconds } from '../support/guide.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Plays for everybody, and may be paused and watched later by everybody. */
const channel = 'pervyy-ekran';
const live = `/tv/${channel}/player`;
const hour = 3_600;

/** How far behind the newest picture players aim. ENGINE-011 */
const edgeDelay = 40;

/** Waits until the picture has moved on by some seconds, from wherever it stands. */
async function playsOn(page: Page, seconds = 2): Promise<void> {
  const player = new PlayerPage(page);
  await expect
    .poll(async () => (await player.playback()).decodedFrames, { timeout: 30_000 })
    .toBeGreaterThan(0);
  const { currentTime } = await player.playback();
  await player.playsUntil(currentTime + seconds);
}

const liveButton = (page: Page) => page.getByRole('button', { name: /Эфир|Прямой эфир/u });
const toLiveButton = (page: Page) => page.getByRole('button', { name: 'К эфиру' });
const programmeBar = (page: Page) => page.getByRole('region', { name: 'Сейчас в эфире' });

test('a channel plays live by the service’s clock, with what its picture shows [ROUTE-008, LIVE-002]', async ({
  page,
  stack,
  noise,
}) => {
  await moveClock(stack, 5 * hour * 1_000);
  const onAir = await programmeAt(stack, channel, (await serviceSeconds(stack)) - edgeDelay);
  await page.goto(live);

  await playsOn(page, 3);

  await expect(liveButton(page)).toBeVisible();
  await expect(programmeBar(page)).toContainText(onAir.name);
  expect(noise()).toEqual([]);
});

test('a channel that was paused goes on where it stood, goes back in time, and on live by its button [LIVE-001, LIVE-002, LIVE-003, LIVE-004, LIVE-006]', async ({
  page,
}) => {
  const player = new PlayerPage(page);
  const goLive = async () => {
    // The controls have hidden themselves meanwhile; the pointer brings them back.
    await page.mouse.move(600, 300);
    await page.mouse.move(610, 310);
    await toLiveButton(page).click();
    await expect(liveButton(page)).toBeVisible();
    await playsOn(page);
  };
  await page.goto(live);
  await playsOn(page);

  await player.press('Space');
  await expect(toLiveButton(page)).toBeVisible({ timeout: 20_000 });
  const { currentTime } = await player.playback();
  await player.press('Space');
  await player.playsUntil(currentTime + 2);
  await expect(toLiveButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Хорошо' })).toHaveCount(0);
  await goLive();

  const manifests: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('.mpd')) manifests.push(searchParams.get('offset') ?? 'none');
  });
  await page.keyboard.press('ArrowLeft');
  await expect(toLiveButton(page)).toBeVisible();
  await playsOn(page);
  const offsets = manifests.filter((offset) => offset !== 'none').map(Number);
  expect(offsets.length).toBeGreaterThan(0);
  expect(Math.max(...offsets)).toBeLessThanOrEqual(-10);
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(-30);
  await goLive();
});

test('another programme shows as one ends while it is watched', async ({ page, stack }) => {
  const now = await serviceSeconds(stack);
  const current = await programmeAt(stack, channel, now);
  const next = await programmeAt(stack, channel, current.end_time);
  const secondsBefore = 15;
  const ahead = current.end_time + edgeDelay - secondsBefore - now;
  await moveClock(stack, Math.round(ahead * 1_000));
  await page.goto(live);

  await expect(programmeBar(page)).toContainText(current.name);
  await expect(programmeBar(page).getByText(next.name)).toBeVisible();
  await expect(programmeBar(page).getByRole('progressbar', { name: next.name })).toBeVisible({
    timeout: 40_000,
  });
});

test('a programme of the archive plays by its link, and the next one follows it [LIVE-005, ROUTE-008, START-002]', async ({
  page,
  stack,
}) => {
  const over = await programmeAt(stack, channel, (await serviceSeconds(stack)) - 6 * hour);
  const next = await programmeAt(stack, channel, over.end_time);
  await page.goto(`${live}?program=${over.id}&start_time=${over.start_time}`);
  await expect(page.getByRole('region', { name: `Плеер: ${over.name}` })).toBeVisible();
  await playsOn(page);

  const video = new PlayerPage(page).video;
  await video.evaluate((element) => {
    const film = element as HTMLVideoElement;
    film.currentTime = film.duration - 12;
  });
  const offer = page.getByRole('region', { name: 'Следующая передача' });
  await expect(offer).toContainText(next.name, { timeout: 20_000 });
  await offer.getByRole('button', { name: 'Смотреть сейчас' }).click();

  await expect(page).toHaveURL(`${live}?program=${next.id}&start_time=${next.start_time}`);
  await playsOn(page);
});

test('a programme that is on starts over in the live stream [LIVE-006]', async ({
  page,
  stack,
}) => {
  const now = await serviceSeconds(stack);
  const current = await programmeAt(stack, channel, now);
  const sinceStart = 6 * 60;
  await moveClock(stack, Math.round((current.start_time + sinceStart - now) * 1_000));
  await page.goto(`${live}?program=${current.id}&start_time=${current.start_time}`);
  await playsOn(page);

  await expect(toLiveButton(page)).toBeVisible();
  await expect(programmeBar(page)).toContainText(current.name);
});

test('an archive that is not bought says so, and shows the way to it [LIVE-005, LIVE-007]', async ({
  page,
  stack,
}) => {
  const over = await programmeAt(stack, 'stolitsa', (await serviceSeconds(stack)) - 6 * hour);
  await signIn(page, '+79000000001');
  await page.goto(`/tv/stolitsa/player?program=${over.id}&start_time=${over.start_time}`);

  await expect(page.getByRole('status').first()).toContainText('Архив этого канала');
  await page.getByRole('button', { name: 'Как посмотреть' }).click();

  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what is no more in the archive says so, and leads to the channel live; there the next channel is asked for before it is chosen, and is one press away [LIVE-008]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, slug] = /\/channels\/([^/]+)\/playback$/u.exec(request.url()) ?? [];
    if (slug && slug !== channel) asked.push(slug);
  });
  await page.goto(`${live}?program=${channel}-1&start_time=60`);
  await page.getByRole('link', { name: 'Смотреть эфир' }).click();
  await expect(page).toHaveURL(live);
  await playsOn(page);

  await page.mouse.move(600, 300);
  const next = page.getByRole('button', { name: /^Следующий канал/u });
  await next.hover();
  await expect.poll(() => asked).toHaveLength(1);
  await next.click();

  const [chosen] = asked;
  await expect(page).toHaveURL(`/tv/${chosen}/player`);
  await playsOn(page);
  // The pointer is by now over the button of the one after it.
  expect(asked.filter((slug) => slug === chosen)).toEqual([chosen]);
});
