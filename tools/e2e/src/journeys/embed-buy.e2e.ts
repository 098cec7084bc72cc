import type { PurchaseMessage } from '@foyer/embed-sdk/purchase';
import { startStack, type Stack } from '@foyer/workspace/stack';
import type { Page } from '@playwright/test';
import { startPartnerSite, type PartnerSite } from '../support/partner-site.ts';
import { expect, test as base, type StackMode } from '../support/test.ts';

/** A Foyer that lets the pages of one partner sell. */
const test = base.extend<object, { mode: StackMode; partner: PartnerSite; stack: Stack }>({
  partner: [
    async ({ mode }, use) => {
      const partner = await startPartnerSite(mode);
      await use(partner);
      await partner.stop();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ mode, partner }, use) => {
      const settings = { main: { embed_origins: [partner.originAs('partner')] } };
      const stack = await startStack({ mode, env: { SITE_SETTINGS: JSON.stringify(settings) } });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

// One worker takes them all: each worker that took some would start this Foyer once more.
test.describe.configure({ mode: 'default' });

const viewer = '+79000000001';
const kino = { type: 'service', id: 'kino' };

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: PurchaseMessage[] }).heard);
const eventsOf = async (page: Page) =>
  (await heard(page)).map(({ event }) => event).filter((event) => event !== 'height');
const shop = (page: Page) => page.frameLocator('iframe');
const frameOf = (page: Page) => {
  const [, frame] = page.frames();
  if (!frame) throw new Error('The page has no frame');
  return frame;
};

/** Signs in inside the frame, where the viewer has a session of their own. */
async function signInFramed(page: Page): Promise<void> {
  await frameOf(page).evaluate(async (login) => {
    await fetch('/api/v1/demo/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-embed': '1' },
      body: JSON.stringify({ login }),
    });
    window.location.reload();
  }, viewer);
}

test('C25: a page of a partner sells, and hears that the payment starts and is closed, and how tall it is [PAY-035, ROUTE-003]', async ({
  page,
  stack,
  partner,
}) => {
  await page.goto(partner.shopOf(partner.originAs('partner'), { site: stack.webUrl, ...kino }));
  await expect(shop(page).getByRole('button', { name: 'Войти и купить' })).toBeVisible();
  await signInFramed(page);
  const goOn = shop(page).getByRole('button', { name: 'К оплате' });
  await expect(goOn).toBeVisible();
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  expect(await eventsOf(page)).toEqual([]);

  await goOn.press('Enter');
  await expect(shop(page).getByRole('dialog')).toBeVisible();
  expect(await eventsOf(page)).toEqual(['started']);
  await shop(page).getByRole('dialog').press('Escape');
  await expect(shop(page).getByRole('dialog')).toHaveCount(0);
  await shop(page).getByRole('button', { name: 'Закрыть' }).press('Enter');

  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await eventsOf(page)).toEqual(['started', 'closed']);
  const allowed = new Set(['source', 'version', 'item_type', 'item_id', 'event', 'height']);
  const names = (await heard(page)).flatMap((message) => Object.keys(message));
  expect(names.filter((name) => !allowed.has(name))).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('__Host-foyer-embed');
});

test('C25: a page of another origin sells nothing and hears nothing, and the page of the site is framed by nobody [PAY-035, EMBED-015]', async ({
  page,
  stack,
  partner,
}) => {
  const refusal = () =>
    page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  const stranger = refusal();
  await page.goto(partner.shopOf(partner.originAs('stranger'), { site: stack.webUrl, ...kino }));
  await stranger;
  expect(await heard(page)).toEqual([]);

  const path = `/variants?${new URLSearchParams({ item_type: kino.type, item_id: kino.id })}`;
  const own = refusal();
  await page.goto(partner.pageOf(partner.originAs('partner'), { site: stack.webUrl, path }));
  await own;
  await expect(shop(page).getByRole('heading', { level: 1 })).toHaveCount(0);
});

test('C25: where the browser keeps no cookie in a frame the page says so, and opens a tab of the site [PAY-035]', async ({
  page,
  stack,
  partner,
}) => {
  await page.addInitScript(() => {
    if (window === window.top) return;
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
  await page.goto(partner.shopOf(partner.originAs('partner'), { site: stack.webUrl, ...kino }));
  const opened = page.waitForEvent('popup');

  await shop(page).getByRole('link', { name: 'Открыть в новой вкладке' }).click();

  await expect(await opened).toHaveURL(`${stack.webUrl}/variants?item_type=service&item_id=kino`);
});
