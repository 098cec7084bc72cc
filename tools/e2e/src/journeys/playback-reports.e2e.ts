import type { Stack } from '@foyer/workspace/stack';
import { PlayerPage } from '../page-objects/player.ts';
import { collected, type Reported } from '../support/collected.ts';
import { expect, test } from '../support/test.ts';

/** Longer than events wait for company. */
const batched = { timeout: 15_000 };

/** What the collector has of playbacks and presses, the oldest first. */
async function playbacks(stack: Stack): Promise<Reported[]> {
  const events = await collected(stack);
  return events.filter(({ type }) => /^playback_|^quality_|^button_click$/.test(type));
}

test('a playback is reported from its init to its stop, in order [ANALYTICS-008, ANALYTICS-009, ANALYTICS-011, ANALYTICS-012, ANALYTICS-013, ANALYTICS-014, ANALYTICS-018]', async ({
  page,
  stack,
  noise,
}) => {
  await page.goto('/movies/mayak/player');
  const player = new PlayerPage(page);
  await player.playsUntil(2);

  await player.press('Space');
  await expect.poll(async () => (await player.playback()).isPaused).toBe(true);
  const { currentTime: pausedAt } = await player.playback();
  await player.press('Space');
  // Far more than three seconds in all: what stalls on a busy machine is not counted as played.
  await player.playsUntil(pausedAt + 3);
  await player.press('ArrowRight');
  await player.playsUntil(pausedAt + 19);
  await page.getByRole('button', { name: 'Настройки' }).press('Enter');
  expect(noise()).toEqual([]);
  await page.goto('about:blank');

  await expect
    .poll(async () => (await playbacks(stack)).map(({ type }) => type), batched)
    .toEqual([
      'playback_init',
      'playback_start',
      'playback_pause',
      'playback_resume',
      'playback_set_position',
      'button_click',
      'quality_metrics',
      'playback_stop',
    ]);
  const events = await playbacks(stack);
  const [init, start, pause, resume, move, press, quality, stop] = events;
  const session = init?.['playback_session_id'];
  const mark = {
    content_id: 'mayak',
    content_type: 'media_item',
    media_type: 'vod',
    playback_session_id: session,
  };
  expect(session).toMatch(/^[\da-f-]{36}$/);
  for (const event of events) if (event !== press) expect(event).toMatchObject(mark);

  expect(start?.['start_ms']).toBeGreaterThan(0);
  expect([pause?.['reason'], resume?.['reason']]).toEqual(['user', 'user']);
  expect(Math.abs(Number(pause?.['position']) - pausedAt)).toBeLessThan(1);
  expect(Number(move?.['to']) - Number(move?.['from'])).toBeGreaterThan(13);
  expect(press).toMatchObject({ button_id: 'player_settings', content_id: 'mayak' });
  expect(Number(quality?.['played'])).toBeGreaterThan(3);
  expect(Number(quality?.['decoded_frames'])).toBeGreaterThan(48);
  expect(stop?.['watched']).toBe(quality?.['played']);
  expect(Number(stop?.['position'])).toBeGreaterThan(pausedAt + 18);
});

test('a film that cannot be played is reported with its reason [ANALYTICS-015, ENGINE-033, ENGINE-036]', async ({
  page,
  stack,
}) => {
  await page.route(/manifest\.mpd|playlist\.m3u8|variant\.m3u8/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/movies/mayak/player');
  await expect(page.getByRole('alert')).toContainText('Видео не открылось');
  await page.mouse.move(400, 300);
  await page.mouse.move(410, 300);
  await expect.poll(() => playbacks(stack), batched).toHaveLength(2);
  await page.goto('about:blank');

  await expect
    .poll(() => playbacks(stack), batched)
    .toMatchObject([
      { type: 'playback_init' },
      {
        type: 'playback_error',
        reason: expect.stringMatching(/^1-4-/),
        is_critical: true,
        severity: 2,
        category: 4,
      },
      { type: 'playback_stop', watched: 0 },
    ]);
});
