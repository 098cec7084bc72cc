import type { BrowserContext, Page } from '@playwright/test';
import { arrive, flowsRun } from '../page-objects/first-interaction.ts';
import { cookieNotice, footIsFree, toTop } from '../page-objects/foot.ts';
import { PlayerPage } from '../page-objects/player.ts';
import { alternateOf } from '../support/alternate.ts';
import { callsOf } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

for (const label of ['Софит', 'Полоса'] as const) {
  test(`${label} says that it keeps cookies until the reader agrees, and never again; then a button leads to the top once more than a screen is scrolled [COOKIE-001, COOKIE-005, HEAD-011]`, async ({
    page,
    stack,
    noise,
  }) => {
    const origin = label === 'Софит' ? stack.webUrl : alternateOf(stack);
    await arrive(page, `${origin}/`);
    await expect(cookieNotice(page)).toBeVisible();

    await cookieNotice(page).getByRole('button', { name: 'Хорошо' }).click();
    await expect(cookieNotice(page)).toHaveCount(0);

    const consent = (await page.context().cookies()).find(({ name }) => name.includes('consent'));
    const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await page.reload();
    await flowsRun(page);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
    await expect(toTop(page)).toHaveCount(0);
    await page.mouse.wheel(0, 600);
    await expect(toTop(page)).toBeVisible();
    await expect(cookieNotice(page)).toHaveCount(0);

    await toTop(page).click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(toTop(page)).toHaveCount(0);
    expect(noise()).toEqual([]);
  });
}

test('pages inside an app and pages that sell say nothing of cookies [COOKIE-003, COOKIE-004]', async ({
  page,
}) => {
  for (const address of ['/?auth_app=1', '/variants', '/embed/buy']) {
    await arrive(page, address);
    await footIsFree(page);
    await expect(cookieNotice(page), address).toHaveCount(0);
  }
});

const phone = {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
};

/** A browser that can tell which apps are installed. */
async function tellInstalled(context: BrowserContext, apps: readonly object[]): Promise<void> {
  await context.addInitScript((installed) => {
    Object.defineProperty(navigator, 'getInstalledRelatedApps', {
      configurable: true,
      value: async () => installed,
    });
  }, apps);
}

const appBanner = (page: Page) => page.getByRole('region', { name: /приложени/i });

test.describe('on a phone', () => {
  test.use(phone);

  test('the app is offered after the cookie notice, until the viewer closes it [APPBAN-001, APPBAN-003, APPBAN-008, APPBAN-009, APPBAN-010]', async ({
    page,
    context,
    noise,
  }) => {
    await tellInstalled(context, []);
    await arrive(page);
    await expect(cookieNotice(page)).toBeVisible();
    await expect(appBanner(page)).toHaveCount(0);
    await cookieNotice(page).getByRole('button').click();

    await expect(appBanner(page)).toBeVisible();
    await expect(appBanner(page).getByRole('link')).toHaveAttribute('href', /rustore/);
    await appBanner(page).getByRole('button').click();
    await expect(appBanner(page)).toHaveCount(0);

    await arrive(page);
    await footIsFree(page);
    await expect(appBanner(page)).toHaveCount(0);
    expect(noise()).toEqual([]);
  });

  test('no app is offered by the other label, nor to who has it [APPBAN-002, APPBAN-005, APPBAN-007]', async ({
    page,
    context,
    stack,
  }) => {
    await tellInstalled(context, []);
    await arrive(page, `${alternateOf(stack)}/`);
    await cookieNotice(page).getByRole('button').click();
    await footIsFree(page);
    await expect(appBanner(page)).toHaveCount(0);

    await tellInstalled(context, [{ platform: 'play' }]);
    await arrive(page);
    await cookieNotice(page).getByRole('button').click();
    await footIsFree(page);
    await expect(appBanner(page)).toHaveCount(0);
  });

  test('in the web view of Aurora OS a swipe from the edge leads back, and closes at home [AURORA-001, AURORA-002, AURORA-003]', async ({
    page,
    noise,
  }) => {
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      for (const name of ['foyer:close', 'foyer:orientation']) {
        document.addEventListener(name, (event) => {
          heard.push([name, event instanceof CustomEvent ? event.detail : undefined]);
        });
      }
    });
    const heard = () => page.evaluate<unknown>('window.heard');
    await arrive(page, '/?aurora');
    await expect.poll(heard).toEqual([['foyer:orientation', 'base']]);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Фильмы' })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/movies$/);

    await swipe(page, { from: 60, to: 200 });
    await expect(page).toHaveURL(/\/movies$/);
    await swipe(page, { from: 10, to: 120 });
    await expect(page).toHaveURL(/\/\?aurora$/);
    // The address changes before the page does.
    await expect(page).toHaveTitle(/^Софит/);
    await swipe(page, { from: 10, to: 120 });

    await expect.poll(heard).toContainEqual(['foyer:close', null]);
    expect(noise()).toEqual([]);
  });
});

/** A finger that goes along the screen, as the browser hears it. */
async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // As fast as a finger, however busy the machine: in seconds since 1970.
  const start = Date.now() / 1000;
  const at = (x: number, afterS: number) => ({
    touchPoints: [{ x, y: 400 }],
    timestamp: start + afterS,
  });
  const send = (event: Parameters<typeof session.send<'Input.dispatchTouchEvent'>>[1]) =>
    session.send('Input.dispatchTouchEvent', event);
  await send({ type: 'touchStart', ...at(from, 0) });
  await send({ type: 'touchMove', ...at((from + to) / 2, 0.05) });
  await send({ type: 'touchMove', ...at(to, 0.1) });
  await send({ type: 'touchEnd', ...at(to, 0.15), touchPoints: [] });
}

test('no connection is said on the page, which asks again what failed once there is one', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await arrive(page);
  const strip = page.getByRole('status').filter({ hasText: 'Нет соединения' });
  await expect(cookieNotice(page)).toBeVisible();
  await context.setOffline(true);
  await expect(strip).toBeVisible();
  await expect(cookieNotice(page)).toHaveCount(0);
  // What was asked for within five seconds is not asked again.
  await page.clock.fastForward(6000);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await context.setOffline(false);

  await expect(strip).toHaveCount(0);
  await expect.poll(() => asked).toContainEqual('/api/v1/media-views/main');
});

/** Minutes of the day in Moscow, where the demo accounts are, in which the profile may watch: an hour that is not now. */
function otherHour(): { allowed_from: string; allowed_to: string } {
  const hour = (new Date().getUTCHours() + 3 + 12) % 24;
  const text = `${hour}`.padStart(2, '0');
  return { allowed_from: `${text}:00`, allowed_to: `${text}:59` };
}

test('outside its hours a profile is told so in the place of the film [LIMIT-004, LIMIT-014]', async ({
  page,
}) => {
  await signIn(page, '+79000000001');
  const { profile } = await (await page.request.get('/api/v1/user')).json();
  const hours = otherHour();
  await page.request.patch(`/api/v1/profiles/${profile.id}`, { data: { view_limits: hours } });

  await page.goto('/movies/mayak/player');

  await expect(page.getByText(`с\u00A0${hours.allowed_from}`)).toBeVisible();
  await expect(page.locator('video')).toHaveCount(0);
});

test('what a profile with a limit watches is reported [LIMIT-011, LIMIT-012]', async ({
  page,
  stack,
}) => {
  await signIn(page, '+79000000001');
  const { profile } = await (await page.request.get('/api/v1/user')).json();
  await page.request.patch(`/api/v1/profiles/${profile.id}`, {
    data: { view_limits: { allowed_from: '00:00', allowed_to: '23:59', max_view_time: 3600 } },
  });
  const report = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/v1/view-time') && response.request().method() === 'POST',
    { timeout: 130_000 },
  );

  // It is told at the full minute, of more than ten seconds.
  await page.clock.install({ time: new Date().setSeconds(35) });
  await page.goto('/movies/mayak/player');
  await new PlayerPage(page).playsUntil(2);

  const { cur_view_time: kept } = (await (await report).json()) as { cur_view_time: number };
  const [call] = await callsOf(stack, 'reportViewTime');
  const { seconds } = (call?.body ?? {}) as { seconds?: number };
  expect(kept).toBe(Math.round(seconds ?? 0));
  expect(seconds).toBeGreaterThan(10);
  // A slow start leaves too little for the first minute, which is told with the second.
  expect(seconds).toBeLessThanOrEqual(71);
});

test('a document that is made anew after an error nothing caught says so, and leads on', async ({
  page,
}) => {
  const code = '**/assets/shell-views*.js';
  const broken = 'export const ShellViews = () => { throw new Error("Broken"); };';
  await page.route(code, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await arrive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лампа перегорела');

  await page.unroute(code);
  await page.getByRole('link', { name: 'Повторить' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Главная');
});
