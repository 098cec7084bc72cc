import type { Page } from '@playwright/test';
import { flowsRun } from '../page-objects/first-interaction.ts';
import { signedIn, SignInForm } from '../page-objects/sign-in.ts';
import { hydrated, pageHydrated } from '../support/hydrated.ts';
import { alternateOf } from '../support/alternate.ts';
import { axeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';

const field = (page: Page) => page.getByLabel(/^Код с экрана/u);
const connect = (page: Page) => page.getByRole('button', { name: 'Включить экран' });
const outcome = (page: Page, title: string | RegExp) =>
  page.getByRole('heading', { level: 3, name: title });

/** Opens the page of the form, which hears keys from then on. */
async function open(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/smarttv`);
  await hydrated(field(page));
}

test('C24: a television is connected by its code with the keyboard alone, after one that no television shows [BLOCK-044, TVCODE-001, TVCODE-002, TVCODE-003, TVCODE-004, TVCODE-005]', async ({
  page,
  noise,
}) => {
  await signIn(page, viewer);
  await open(page);
  await expect(connect(page)).toBeDisabled();
  await field(page).focus();
  await page.keyboard.type('zzz-zzz');
  await expect(connect(page)).toBeEnabled();
  await page.keyboard.press('Enter');

  await expect(outcome(page, 'Телевизор не подключён')).toBeFocused();
  await expect(page.getByText(/^Код\sне\sподошёл/u)).toBeVisible();
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');

  await page.keyboard.type('tv0-001');
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Телевизор подключён')).toBeFocused();
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  await expect(page.getByRole('status').filter({ hasText: 'Телевизор подключён' })).toHaveCount(0);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my\/devices$/u);
  await expect(page.getByRole('main')).toContainText('Smart TV');
  expect(noise()).toEqual([]);
});

test('C24: a visitor signs in over the form, whose code is then sent without another press [TVCODE-006]', async ({
  page,
  stack,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await open(page);
  await field(page).focus();
  await page.keyboard.type('TV0002');
  await page.keyboard.press('Enter');
  const form = new SignInForm(page);
  await form.skipLanguage();
  await expect(field(page)).toHaveValue('TV0002');
  await form.provePhone(stack, viewer.replace('+7', ''));

  await expect(outcome(page, 'Телевизор подключён')).toBeVisible();
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
  expect([...addresses, await kept()].filter((text) => text.includes('TV0002'))).toEqual([]);
  await page.getByRole('link', { name: 'К устройствам' }).press('Enter');
  await expect(page).toHaveURL(/\/my\/devices$/u);
  await signedIn(page);
});

test('C24: the address brings the code of an operator, which is sent after the sign-in [TVCODE-010, TVCODE-014, QUERY-009, QUERY-010, QUERY-011]', async ({
  page,
  stack,
}) => {
  await page.goto('/smarttv?ott_tv_code=OTT-3');
  const operator = page.getByLabel('Код от оператора');
  await expect(operator).toHaveValue('OTT-3');
  await expect(page).toHaveURL(/\/smarttv$/u);
  await connect(page).press('Enter');
  const form = new SignInForm(page);
  await form.skipLanguage();
  await form.provePhone(stack, viewer.replace('+7', ''));

  await expect(outcome(page, /подписка «ТВ от оператора» действует$/u)).toBeVisible();
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('C24: a code is refused at the field of an operator, and one of a television is taken [TVCODE-002, TVCODE-008, TVCODE-013]', async ({
    page,
    stack,
  }) => {
    const origin = alternateOf(stack);
    await signIn(page, viewer, { origin });
    await open(page, origin);
    await page.getByRole('button', { name: 'У меня код от оператора' }).tap();
    const operator = page.getByLabel('Код от оператора');
    await expect(connect(page)).toBeDisabled();
    await operator.fill('OTT-77');
    await connect(page).tap();
    await expect(operator).toHaveAttribute('aria-invalid', 'true');
    await expect(operator).toHaveValue('OTT-77');
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);

    await page.getByRole('button', { name: 'Код показывает телевизор' }).tap();
    await field(page).fill('tv0-003');
    await connect(page).tap();
    await expect(outcome(page, 'Телевизор подключён')).toBeVisible();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    const isCut = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth;
      });
    expect(await isCut()).toBe(false);
  });
});

test('a code that an address brings waits for its form through the visit [QUERY-009, QUERY-011]', async ({
  page,
}) => {
  await page.goto('/movies?ott_tv=OTT-4');
  await pageHydrated(page);
  await flowsRun(page);
  await expect(page).toHaveURL(/\/movies$/u);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Смарт-ТВ' }).press('Enter');
  await expect(page.getByLabel('Код от оператора')).toHaveValue('OTT-4');
});
