import { cards, chargesOf, PaymentDialog, variantsOf } from '../page-objects/payment.ts';
import { clearFaults, setFault } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000001';
const bundle = variantsOf('vse');

/** Has the bank ask, in its frame, and goes no further. */
async function toBank(payment: PaymentDialog): Promise<void> {
  await payment.open(bundle);
  await payment.toCard();
  await payment.payBy(cards.challenge);
  await payment.at('Подтвердите оплату в банке');
}

test('C3: a payment in a country where the service is not shown gives way to that page, and its order is found where it is shown again [ERR-011, PAY-021]', async ({
  page,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await toBank(payment);

  await setFault(stack, { operation: 'getTicket', status: 451, times: 50 });

  await expect(page).toHaveURL((url) => url.pathname === '/geoblock');
  await expect(payment.dialog).toHaveCount(0);
  expect(await chargesOf(stack)).toEqual([]);

  await clearFaults(stack);
  await page.goto('/faq');
  await payment.at('Подтвердите оплату в банке');
  const bank = page.frameLocator('iframe').getByRole('button', { name: /^Подтвердить/u });
  await bank.press('Enter');
  await payment.at('Готово');
  expect(await chargesOf(stack)).toHaveLength(1);
});

test('a sign-out in another tab ends a payment before anything is paid, and asks who is here', async ({
  page,
  context,
  stack,
}) => {
  const payment = new PaymentDialog(page);
  await signIn(page, viewer);
  await payment.open(bundle);
  await payment.toCard();
  const other = await context.newPage();
  await other.goto('/my/settings');
  await other.getByRole('button', { name: /^Выйти/u }).click();
  await expect(other).toHaveURL(`${stack.webUrl}/`);

  await expect(page.getByRole('dialog', { name: /На каком языке/u })).toBeVisible();
  await expect(payment.dialog).toHaveCount(1);
  expect(await chargesOf(stack)).toEqual([]);
});
