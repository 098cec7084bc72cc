import type { Page } from '@playwright/test';
import { flowsRun } from '../page-objects/first-interaction.ts';
import { cookieNotice } from '../page-objects/foot.ts';
import { SignInForm } from '../page-objects/sign-in.ts';
import { hydrated, pageHydrated, pageNotices } from '../support/hydrated.ts';
import { axeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';
const subscriber = '+79000000005';
const kino = '/variants?item_type=service&item_id=kino';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const goOn = (page: Page) => page.getByRole('button', { name: 'К оплате' });
const payment = (page: Page) => page.getByRole('dialog', { name: /^На сколько и\sчем\sплатить$/u });

/** Where a title is bought. */
async function addressOf(page: Page, slug: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/media-items/${slug}`);
  const { id } = (await answer.json()) as { id: string };
  return `/variants?item_type=media_item&item_id=${encodeURIComponent(id)}`;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a title shows what each way to get it costs [ROUTE-002, PERM-003]', async ({
    page,
  }) => {
    await signIn(page, viewer);
    await page.goto(await addressOf(page, 'lotsman'));

    await expect(heading(page)).toHaveText(/^Как посмотреть «/u);
    await expect(page.getByRole('main')).toContainText('₽');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('a visitor reads the least price [PERM-003]', async ({ page }) => {
    await page.goto(kino);

    await expect(page.getByRole('main')).toContainText('₽');
    await expect(page.getByRole('button', { name: 'Войти и купить' })).toBeVisible();
  });
});

test('a length of time is chosen and paid for by keyboard, and is kept by a viewer who turns back [PAY-005, MODAL-025, MODAL-027, ROUTE-002]', async ({
  page,
  noise,
}) => {
  await signIn(page, viewer);
  await page.goto(kino);
  await hydrated(goOn(page));
  const lengths = page.getByRole('radio');
  const last = lengths.last();
  await lengths.first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(last).toBeChecked();

  await page.keyboard.press('Tab');
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(payment(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(last).toBeChecked();
  await expect(cookieNotice(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/variants');
  expect(noise()).toEqual([]);
});

test('C12: a visitor signs in by the press, and the page goes on with what was to be bought [PAY-014, QUERY-022]', async ({
  page,
  stack,
}) => {
  await page.goto(kino);
  const press = page.getByRole('button', { name: 'Войти и купить' });
  await hydrated(press);
  await pageNotices(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press.press('Enter');
  const form = new SignInForm(page);
  await form.skipLanguage();
  await form.provePhone(stack, viewer.replace('+7', ''));

  await expect(goOn(page)).toBeVisible();
  expect(page.url()).toContain(kino);
});

test('C12: a visitor signs in from the page of a service, and its options open there [PAY-014]', async ({
  page,
  stack,
}) => {
  await page.goto('/services/kino');
  await pageHydrated(page);
  await page.keyboard.press('Tab');
  await flowsRun(page);
  await page.getByRole('main').getByRole('link', { name: 'Подключить' }).press('Enter');
  const form = new SignInForm(page);
  await form.skipLanguage();
  await form.provePhone(stack, viewer.replace('+7', ''));

  const options = page.getByRole('dialog', { name: /^Как посмотреть «/u });
  await expect(options.getByRole('button', { name: 'К оплате' })).toBeVisible();
  await expect(page).toHaveURL(/\/services\/kino$/u);
});

test('C12: what the viewer has is watched [PAY-014]', async ({ page }) => {
  await signIn(page, subscriber);

  await page.goto(await addressOf(page, 'general'));

  await expect(page).toHaveURL(/\/movies\/general\/player$/u);
});

test('a link pays for the option that it names, after the sign-in, and leads to the others [PAY-014, PAY-035, ROUTE-068]', async ({
  page,
  stack,
}) => {
  await page.goto('/pay?item_type=service&item_id=kino');
  await expect(page).toHaveURL(/\/auth\?/u);
  const form = new SignInForm(page);
  await form.skipLanguage();
  await form.provePhone(stack, viewer.replace('+7', ''));
  await expect(page).toHaveURL(/\/variants\?item_type=service&item_id=kino$/u);

  const seqId = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/purchase-variants/service/kino');
    const { items } = (await answer.json()) as { items: { seq_id: string }[] };
    return items[0]?.seq_id ?? '';
  });
  const query = new URLSearchParams({ seq_id: seqId, period: '0' });
  await page.goto(`/pay?item_type=service&item_id=kino&${query}`);
  await expect(payment(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Другие варианты' }).press('Enter');

  await expect(goOn(page)).toBeVisible();
});

test('an address that names no item says that nothing is sold there', async ({ page }) => {
  await page.goto('/variants');

  await expect(heading(page)).toHaveText(/^Здесь\sничего/u);
});

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing in the options at 320 px on ${host}`, async ({ page, stack }) => {
    const origin = `http://${host}:${new URL(stack.webUrl).port}`;
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, viewer, { origin });
    await page.goto(origin + kino);
    await hydrated(goOn(page));

    expect(await axeFindings(page, { hasAdvice: true })).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
