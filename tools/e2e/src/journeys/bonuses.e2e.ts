import type { Page } from '@playwright/test';
import { hydrated } from '../support/hydrated.ts';
import { alternateOf } from '../support/alternate.ts';
import { axeFindings } from '../support/axe.ts';
import { collected } from '../support/collected.ts';
import { callsOf, clearFaults, type Fault, setFault } from '../support/control.ts';
import { codeFor } from '../support/outbox.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';
const other = '+79000000777';

const dialog = (page: Page) => page.getByRole('dialog');
const join = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Подключить/ });
const phone = (page: Page) => dialog(page).getByLabel('Номер телефона');
const code = (page: Page) => dialog(page).getByLabel('Код', { exact: true });
const standing = (page: Page) => page.getByRole('region', { name: 'Участие' });
const failed = (page: Page) => page.getByRole('dialog', { name: /^Бонусы.не.подключились/u });

/** Opens the page of a program, whose button hears presses from then on. */
async function open(page: Page, program: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/my/bonuses/${program}`);
  await hydrated(join(page));
}

test('a program is joined by another phone and its code, with the keyboard alone [MODAL-026, BONUS-001, BONUS-002, BONUS-008, BONUS-013]', async ({
  page,
  stack,
  noise,
}) => {
  await signIn(page, viewer);
  await page.goto('/my/bonuses');
  await page.getByRole('main').getByRole('link', { name: 'Свет' }).press('Enter');
  await expect(page).toHaveURL(/\/my\/bonuses\/svet$/u);
  await hydrated(join(page));
  await join(page).press('Enter');
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveValue(viewer);
  await expect(dialog(page).getByText(/^Участие.бесплатное/u)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await test.step('what is no phone is said at the field', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await callsOf(stack, 'registerBonus')).toEqual([]);
  });
  await test.step('the code goes to the phone that was typed, and waits before it goes again', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(other.replace('+7', '8'));
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
    await expect(dialog(page).getByText(/через.*\d:\d\d|через.\d/u)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('a wrong code is said at its field; the phone can be changed', async () => {
    await page.keyboard.type('0000');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByText(/^Неверный.код/u)).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: /^Другой.номер/u })
      .press('Enter');
    await expect(phone(page)).toHaveValue(other);
  });
  await test.step('the page comes again, with the program in it', async () => {
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
    const began = await page.evaluate(() => performance.timeOrigin);
    await page.keyboard.type(await codeFor(stack, other));
    await page.keyboard.press('Enter');
    await expect(standing(page).getByText(/^Заявка.рассматривается/u)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => performance.timeOrigin)).not.toBe(began);
    await expect(standing(page).getByText('777')).toBeVisible();
    await expect(join(page)).toHaveCount(0);
  });
  // The wrong code alone.
  expect(noise()).toEqual([expect.stringContaining('/confirmation')]);
});

test('each refusal of a bonus program is seen, at its field or in the step that says why [BONUS-003, BONUS-015, BONUS-016]', async ({
  page,
  stack,
}) => {
  const refuse = (operation: string, row: Omit<Fault, 'operation'>) =>
    setFault(stack, { operation, description: '', ...row });
  const seen = (words: RegExp) => expect(dialog(page).getByText(words)).toBeVisible();
  await signIn(page, viewer);
  await open(page, 'svet');

  await test.step('a program that there is not', async () => {
    // The page itself may ask again beside the dialog.
    await refuse('getBonusProgram', { status: 404, error_code: 1000002, times: 9 });
    await join(page).press('Enter');
    await expect(failed(page).getByText(/NONAME/u)).toBeVisible();
    await clearFaults(stack);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
  await test.step('one that cannot be asked', async () => {
    await refuse('getBonusProgram', { status: 500, times: 9 });
    await join(page).press('Enter');
    await expect(failed(page).getByText(/NONAME/u)).toBeVisible();
    await clearFaults(stack);
    await dialog(page).getByRole('button', { name: 'Повторить' }).press('Enter');
    await expect(phone(page)).toBeVisible();
  });
  await test.step('a refusal without words, then one with them', async () => {
    for (const [description, words] of [
      ['', /^Программа.«Свет».не.ответила/u],
      ['Отказ номер 2000043', /^Отказ.номер.2000043/u],
    ] as const) {
      await refuse('registerBonus', { status: 409, error_code: 2000043, description });
      await phone(page).press('Enter');
      await expect(failed(page).getByText(words)).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Повторить' }).press('Enter');
      await expect(phone(page)).toBeVisible();
    }
  });
  await test.step('what may be over in a while, at the field', async () => {
    for (const [row, words] of [
      [{ status: 429, error_code: 1000060, description: 'Отказ номер 1000060' }, /^Отказ.номер/u],
      [{ status: 500 }, /^Что-то.пошло.не.так/u],
    ] as const) {
      await refuse('registerBonus', row);
      await phone(page).press('Enter');
      await seen(words);
    }
    await phone(page).fill(other);
    await phone(page).press('Enter');
    for (const [row, words] of [
      [{ status: 429, error_code: 1000060, description: 'Отказ номер 1000060' }, /^Отказ.номер/u],
      [{ status: 400, error_code: 1000061 }, /^Неверный.код/u],
      [{ status: 500 }, /^Что-то.пошло.не.так/u],
    ] as const) {
      await refuse('confirmBonus', row);
      await code(page).fill('9999');
      await code(page).press('Enter');
      await seen(words);
    }
    await refuse('confirmBonus', { status: 404, error_code: 1000002 });
    await code(page).fill('9999');
    await code(page).press('Enter');
    await expect(failed(page)).toBeVisible();
  });
  await test.step('a program that was joined elsewhere meanwhile', async () => {
    const joined = await page.request.post('/api/v1/bonus-programs/svet/registration', {
      data: { login: viewer.replace('+', ''), login_type: 'phone' },
    });
    expect(joined.ok()).toBe(true);
    await dialog(page).getByRole('button', { name: 'Повторить' }).press('Enter');
    await seen(/^Заявка.в.программу.«Свет».уже.рассматривается/u);
    await expect(dialog(page).getByRole('button', { name: 'Повторить' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(standing(page).getByText(/^Заявка.рассматривается/u)).toBeVisible();
  });
  expect(JSON.stringify(await collected(stack))).not.toMatch(/9999/);
});

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test("the other label takes an address, and the account's own phone without a code [MODAL-026, BONUS-001, BONUS-002, BONUS-012]", async ({
    page,
    stack,
  }) => {
    const origin = alternateOf(stack);
    await signIn(page, viewer, { origin });
    await open(page, 'pisma', origin);
    await join(page).tap();
    const email = dialog(page).getByLabel('Электронная почта');
    await email.fill('reader@');
    await dialog(page)
      .getByRole('button', { name: /^Подключить/ })
      .tap();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);
    await email.fill('reader@example.org');
    await dialog(page)
      .getByRole('button', { name: /^Подключить/ })
      .tap();
    await code(page).fill(await codeFor(stack, 'reader@example.org'));
    await dialog(page).getByRole('button', { name: 'Подтвердить' }).tap();
    await expect(standing(page).getByText(/^Заявка.рассматривается/u)).toBeVisible();

    await open(page, 'avrora', origin);
    await join(page).tap();
    await dialog(page)
      .getByRole('button', { name: /^Подключить/ })
      .tap();
    await expect(standing(page).getByText(/^Заявка.рассматривается/u)).toBeVisible();
    const isWider = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(isWider)).toBe(false);
  });
});
