import {
  cards,
  chargesOf,
  PaymentDialog,
  startsWith,
  variantsOf,
} from '../page-objects/payment.ts';
import { axeFindings } from '../support/axe.ts';
import { callsOf, moveClock, setFault } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';
const family = '+79000000002';
/** Everything together: an intro price, no trial. */
const bundle = variantsOf('vse');
/** Its first three months, in minor units. */
const introAmount = 29_900;

test('C1: two presses of the button that pays make one order and one charge, and the title is one press away, by keyboard alone [PAY-005, PAY-007, PAY-009, PAY-021, PAY-022, PAY-031]', async ({
  page,
  stack,
  noise,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(bundle);
  await payment.toCard();
  expect(await axeFindings(page)).toEqual([]);
  await payment.payBy(cards.paid);
  await page.keyboard.press('Enter');

  await payment.at('Готово');
  expect(await axeFindings(page)).toEqual([]);
  expect(await chargesOf(stack)).toMatchObject([{ amount: introAmount }]);
  expect(await callsOf(stack, 'buyContent')).toHaveLength(1);
  await payment.button('Смотреть').press('Enter');

  await expect(page).toHaveURL(/\/services\/vse-vmeste$/u);
  expect(noise()).toEqual([]);
});

test('C2: a purchase whose answer was lost is found again and not made twice [PAY-021]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  let lost = 0;
  await page.route('**/api/v1/purchases', async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort('connectionreset');
  });
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.paid);

  await payment.at('Готово');
  expect(lost).toBe(1);
  expect(await chargesOf(stack)).toHaveLength(1);
});

test('C3, C14: a reload in front of the question of the bank comes back to it, and one press confirms [PAY-021, BANKCARD-030]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.challenge);
  await payment.at('Подтвердите оплату в банке');

  await page.reload();

  await payment.at('Подтвердите оплату в банке');
  const bank = page.frameLocator('iframe').getByRole('button', { name: /^Подтвердить/u });
  await bank.press('Enter');
  await payment.at('Готово');
  expect(await chargesOf(stack)).toHaveLength(1);
  expect(await callsOf(stack, 'buyContent')).toHaveLength(1);
});

test('C14: a viewer turns back from the question of the bank, opens it again, and is refused: nothing is bought', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.challengeRefused);
  await payment.at('Подтвердите оплату в банке');

  await payment.button('Вернуться к оплате').press('Enter');
  await payment.button('Открыть страницу банка').press('Enter');
  const bank = page.frameLocator('iframe').getByRole('button', { name: /^Подтвердить/u });
  await bank.press('Enter');

  await expect(payment.dialog).toContainText(/Банк\sне\sподтвердил\sплатёж/u);
  await expect(payment.button('Смотреть')).toHaveCount(0);
  expect(await chargesOf(stack)).toEqual([]);
});

test('C14: the page of a bank leads back, and the order says how it ended', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.redirect);
  await payment.button('Открыть страницу банка').press('Enter');
  await page.getByRole('button', { name: /^Подтвердить/u }).press('Enter');

  await payment.at('Готово');
  expect(await chargesOf(stack)).toHaveLength(1);
});

test('C4: a purchase in another tab is good news here, and nothing is paid twice', async ({
  page,
  context,
  stack,
}) => {
  const [first, second] = [new PaymentDialog(page), new PaymentDialog(await context.newPage())];
  await signIn(page, viewer);
  await first.open(bundle);
  await first.toCard();
  await second.open(bundle);
  await second.toCard();
  await first.payBy(cards.paid);
  await first.at('Готово');
  await second.payBy(cards.paid);

  await second.at('Готово');
  await expect(second.dialog).toContainText(/можно\sсмотреть/u);
  expect(await chargesOf(stack)).toHaveLength(1);
});

test('C5: a card without an answer is asked about, and nothing pays until it is known [PAY-013, PAY-024]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.lateSuccess);

  await expect(payment.button('Проверить сейчас')).toBeVisible();
  await expect(payment.button('Заплатить')).toHaveCount(0);
  await moveClock(stack, 30_000);
  await payment.button('Проверить сейчас').press('Enter');
  await payment.at('Готово');
  expect(await chargesOf(stack)).toHaveLength(1);
});

test('C6: an order that was paid but not finished is finished later, once [PAY-024]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await setFault(stack, { operation: 'confirmTicket', status: 503, times: 2 });
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.paid);

  await payment.at('Готово');
  expect(await chargesOf(stack)).toHaveLength(1);
});

test('C7: a refused card leaves number and date, and another one pays for the same order, by keyboard alone [BANKCARD-037, BANKCARD-038, BANKCARD-039]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.refused);

  const code = payment.dialog.getByLabel('CVC');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('');
  await expect(payment.dialog.getByLabel('Номер карты')).toHaveValue('4000 0000 0000 0002');
  await expect(payment.dialog).toContainText(/Банк\sне\sпринял\sкарту/u);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await payment.payBy(cards.paid);

  await payment.at('Готово');
  expect(await chargesOf(stack)).toHaveLength(1);
  expect(await callsOf(stack, 'buyContent')).toHaveLength(1);
});

test('C8: a card without enough money ends in its error, with a way to top up [PAY-010, PAY-013, PAY-019, PAY-020]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.noFunds);

  await payment.at('Оплата не прошла');
  await expect(page.getByRole('link', { name: startsWith('Пополнить') }).first()).toBeVisible();
  await payment.button('Выбрать другой способ').press('Enter');

  await expect(payment.dialog.getByRole('radiogroup').last()).toBeVisible();
  expect(await chargesOf(stack)).toEqual([]);
});

test('C9: a closed prepaid account is told, the data of the user are read again, and the session stays [PAY-018]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await setFault(stack, { operation: 'buyContent', status: 403, error_code: 1_000_049 });
  await payment.open(bundle);
  await payment.toCard();
  const asked = page.waitForResponse('**/api/v1/user');
  await payment.payBy(cards.paid);

  await payment.at('Оплата не прошла');
  expect((await asked).status()).toBe(200);
  await payment.button('Выбрать другой способ').press('Enter');
  await expect(payment.dialog.getByRole('radiogroup').last()).toBeVisible();
});

test('C10: another price is shown and agreed to before anything is paid, and is the one in the books', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  // What the page came with is cheaper than the service sells it by now.
  await page.route('**/api/v1/purchase-variants/**', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(`"amount":${introAmount}`, '"amount":19900');
    await route.fulfill({ response: answer, body: text });
  });
  await page.goto('/services/vse-vmeste');
  await payment.openOver('Подключить');
  await payment.toCard();
  await payment.payBy(cards.paid);

  await payment.at('Цена изменилась');
  await expect(payment.dialog).toContainText(/Было\s199\s₽, стало\s299\s₽/u);
  expect(await chargesOf(stack)).toEqual([]);
  await payment.button('Заплатить 299').press('Enter');

  await payment.at('Готово');
  expect(await chargesOf(stack)).toMatchObject([{ amount: introAmount }]);
});

test('C13: a profile that needs the PIN gives it before it sees how to pay, by keyboard alone [PAY-001, PERM-004]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, family);
  await page.goto(bundle);
  await payment.goOn();
  await payment.at('Введите ПИН-код');
  const pin = payment.dialog.getByLabel('ПИН-код');
  await expect(pin).toBeFocused();
  await page.keyboard.type('1111');
  await expect(payment.dialog).toContainText(/Неверный\sПИН-код/u);
  await expect(pin).toBeFocused();
  await page.keyboard.type('1234');
  await payment.atMethods();
  await payment.toCard();
  await payment.payBy(cards.paid);

  await payment.at('Готово');
  expect(await chargesOf(stack)).toHaveLength(1);
});

test('C15: Back and Forward after a purchase show no form that buys again', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.paid);
  await payment.at('Готово');
  await payment.button('Смотреть').press('Enter');
  await expect(page).toHaveURL(/\/services\/vse-vmeste$/u);

  await page.goBack();
  await expect(page.getByRole('button', { name: 'К оплате' })).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(/\/services\/vse-vmeste$/u);

  await expect(page.getByLabel('Номер карты')).toHaveCount(0);
  expect(await chargesOf(stack)).toHaveLength(1);
});

test('C20: a trial says what it costs today, then, when, and how to stop before the card is asked for, and its button that it costs later [BANKCARD-032]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(variantsOf('kino'));

  const terms = payment.dialog.locator('dl');
  await expect(terms).toContainText(/Сегодня/u);
  await expect(terms).toContainText(/0\s₽/u);
  await expect(terms).toContainText(/и\sдальше\sраз\sв\sмесяц/u);
  await expect(payment.dialog).toContainText(/Отменить\sможно\sв\sлюбой\sдень/u);
  await payment.toCard();
  await expect(payment.button('Попробовать за 0')).toHaveText(/потом\s299\s₽/u);
  await payment.payBy(cards.paid);

  await payment.at('Готово');
  // The card is checked and kept, and nothing is taken.
  expect(await chargesOf(stack)).toMatchObject([{ amount: 0 }]);
});
