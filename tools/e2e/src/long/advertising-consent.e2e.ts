import type { Page } from '@playwright/test';
import { startStack, type Stack } from '@foyer/workspace/stack';
import { AdvertisingPage, filmWithAds } from '../page-objects/advertising.ts';
import { chooseScenarios, pingsOf } from '../support/ad-ledger.ts';
import { sharedPictures } from '../support/shared-pictures.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test as base, type StackMode } from '../support/test.ts';

/** A Foyer whose advertisements may come from any host, once the viewer has agreed. */
const test = base.extend<object, { mode: StackMode; stack: Stack }>({
  stack: [
    async ({ mode }, use) => {
      const stack = await startStack({
        mode,
        picturesDir: process.env[sharedPictures],
        siteSettings: (origin) => ({
          main: { advertising: { origins: [origin], any_host: true } },
          alternate: {},
        }),
      });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test.describe.configure({ mode: 'default' });

const COUNTER = 'https://counter.example';
const consent = 'foyer_cookie_consent';

/** An answer whose advertisement another host counts as well. */
const countedElsewhere = (vast: string): string =>
  vast
    .replace('<Impression', `<Impression><![CDATA[${COUNTER}/impression]]></Impression><Impression`)
    .replace(
      '<TrackingEvents>',
      `<TrackingEvents>${['start', 'complete']
        .map((event) => `<Tracking event="${event}"><![CDATA[${COUNTER}/${event}]]></Tracking>`)
        .join('')}`,
    );

/** Has another host count the preroll of what is opened next, and keeps what is asked. */
async function watchRequests(page: Page, stack: Stack, scenario: string) {
  await chooseScenarios(stack, { preroll: scenario });
  const counted: string[] = [];
  const asked: URL[] = [];
  await page.route(`${COUNTER}/**`, async (route) => {
    counted.push(new URL(route.request().url()).pathname.slice(1));
    await route.fulfill({ status: 204 });
  });
  await page.route('**/ads/*/vast?**', async (route) => {
    asked.push(new URL(route.request().url()));
    const response = await route.fetch();
    await route.fulfill({ response, body: countedElsewhere(await response.text()) });
  });
  const asksSaid = () =>
    asked.map(({ searchParams }) => [
      searchParams.get('consent'),
      searchParams.get('limit_tracking'),
    ]);
  return { counted, asksSaid };
}

const agree = (page: Page, stack: Stack) =>
  page.context().addCookies([{ name: consent, value: 'true', url: stack.webUrl }]);

test('A22: before consent the ad server of the label alone is asked, without a sign of the viewer', async ({
  page,
  stack,
}) => {
  const { counted, asksSaid } = await watchRequests(page, stack, 'short');
  const player = new AdvertisingPage(page);
  await page.goto(filmWithAds);
  await player.isOver();

  expect(await pingsOf(stack)).toEqual(expect.arrayContaining(['impression', 'complete']));
  expect(counted).toEqual([]);
  expect(asksSaid()).toEqual([['-1', '1']]);
});

test('A22: after consent other hosts are asked as well, each once', async ({ page, stack }) => {
  const { counted, asksSaid } = await watchRequests(page, stack, 'short');
  const player = new AdvertisingPage(page);
  await agree(page, stack);
  await page.goto(filmWithAds);
  await player.isOver();

  expect(counted).toEqual(['impression', 'start', 'complete']);
  expect(asksSaid()).toEqual([['-1', '0']]);
});

test('A22: consent that is withdrawn in a break holds for the rest of it', async ({
  page,
  stack,
}) => {
  const { counted } = await watchRequests(page, stack, 'inline');
  const player = new AdvertisingPage(page);
  await agree(page, stack);
  await page.goto(filmWithAds);
  await expect.poll(() => counted, { timeout: 30_000 }).toEqual(['impression', 'start']);
  await page.evaluate((name) => {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }, consent);
  await player.isOver();

  expect(await pingsOf(stack)).toContain('complete');
  expect(counted).toEqual(['impression', 'start']);
});

test('A22: consent that is withdrawn while a program is shown stops the pings that need it', async ({
  page,
  stack,
}) => {
  const { counted } = await watchRequests(page, stack, 'vpaid');
  const player = new AdvertisingPage(page);
  await agree(page, stack);
  await page.goto(filmWithAds);
  await expect.poll(() => counted, { timeout: 30_000 }).toEqual(['impression', 'start']);
  await page.evaluate((name) => {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }, consent);
  await player.isOver();

  expect(await pingsOf(stack)).toContain('complete');
  expect(counted).toEqual(['impression', 'start']);
});

test('A22: so does consent that is withdrawn by the platform of the page', async ({
  page,
  stack,
}) => {
  const { counted, asksSaid } = await watchRequests(page, stack, 'inline');
  const player = new AdvertisingPage(page);
  await page.addInitScript(() => {
    type Hear = (data: object, isDone: boolean) => void;
    const hearers = new Map<number, Hear>();
    let isGiven = true;
    const data = (listenerId: number) => ({
      listenerId,
      gdprApplies: true,
      tcString: 'CPtest',
      purpose: { consents: { '1': isGiven } },
    });
    const tcf = (command: string, _: number, hear: Hear, id = hearers.size + 1) => {
      if (command === 'removeEventListener') return void hearers.delete(id);
      hearers.set(id, hear);
      hear(data(id), true);
    };
    const withdraw = () => {
      isGiven = false;
      for (const [id, hear] of hearers) hear(data(id), true);
    };
    Object.assign(window, { __tcfapi: tcf, withdraw });
  });
  await page.goto(filmWithAds);
  await expect.poll(() => counted, { timeout: 30_000 }).toEqual(['impression', 'start']);
  await page.evaluate(() => (window as unknown as { withdraw: () => void }).withdraw());
  await player.isOver();

  expect(asksSaid()).toEqual([['CPtest', '0']]);
  expect(await pingsOf(stack)).toContain('complete');
  expect(counted).toEqual(['impression', 'start']);
});

test('A22: the ad server learns nothing of a child, whatever was agreed to', async ({
  page,
  stack,
}) => {
  const { asksSaid } = await watchRequests(page, stack, 'short');
  const player = new AdvertisingPage(page);
  await signIn(page, '+79000000001');
  const made = await page.request.post('/api/v1/profiles', { data: { name: 'Лёва' } });
  const { id } = (await made.json()) as { id: string };
  const limits = { max_age_limit_id: 'age-6', default_age_limit_id: 'age-6' };
  await page.request.patch(`/api/v1/profiles/${id}`, { data: limits });
  await page.request.post('/api/v1/profiles/switch', { data: { id } });
  const user = await page.request.get('/api/v1/user');
  expect(await user.json()).toMatchObject({ profile: { is_child: true } });
  await agree(page, stack);
  await page.goto('/movies/kot-kapitan/player');
  await player.isOver();

  expect(await pingsOf(stack)).toContain('complete');
  expect(asksSaid()).toEqual([['-1', '1']]);
});
