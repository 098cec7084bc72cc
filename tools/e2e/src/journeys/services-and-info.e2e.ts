import type { Page } from '@playwright/test';
import { hydrated, pageHydrated } from '../support/hydrated.ts';
import { moveClock } from '../support/control.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';
import { typePin } from '../support/type-pin.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });

test('a service is chosen in the list, and a visitor who wants it is asked to sign in, by keyboard [ROUTE-033, ROUTE-034, ROUTE-037, SERV-010]', async ({
  page,
  noise,
}) => {
  await page.goto('/services');
  await pageHydrated(page);
  await expect(heading(page)).toHaveText('Подписки');

  await main(page)
    .getByRole('link', { name: /Всё\sвместе/u })
    .focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/services\/vse-vmeste$/);
  await expect(heading(page)).toHaveText('Всё вместе');
  await main(page).getByRole('link', { name: 'Подключить' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(noise()).toEqual([]);
});

test('a subscriber reads until when a service is paid, and ends it, by keyboard [SERV-003, SERV-009]', async ({
  page,
}) => {
  await signIn(page, '+79000000002');
  await page.goto('/services/kino');
  await expect(main(page).getByText(/^Подключена до/)).toBeVisible();

  const end = main(page).getByRole('button', { name: 'Отключить' });
  await hydrated(end);
  await end.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Отключить подписку?' });
  await question.getByRole('button', { name: 'Отключить' }).press('Enter');

  await expect(main(page).getByText('Заявка обрабатывается')).toBeVisible();
  await expect(end).toHaveCount(0);
});

test('a session alone ends no subscription: the PIN is asked for, and nothing changes for one who turns back', async ({
  page,
  stack,
}) => {
  await signIn(page, '+79000000002');
  await moveClock(stack, 6 * 60_000);
  await page.goto('/services/kino');
  const end = main(page).getByRole('button', { name: 'Отключить' });
  await hydrated(end);
  const askToEnd = async () => {
    await end.click();
    const question = page.getByRole('dialog', { name: 'Отключить подписку?' });
    await question.getByRole('button', { name: 'Отключить' }).click();
  };
  const pin = page.getByRole('dialog', { name: 'Введите ПИН-код' });

  await askToEnd();
  await expect(pin.getByText('Подтвердите, что это вы')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pin).toBeHidden();
  await page.reload();
  await hydrated(end);

  await askToEnd();
  await typePin(pin, '1234');
  await expect(main(page).getByText('Заявка обрабатывается')).toBeVisible();

  await page.goto('/my/journal');
  await expect(main(page).getByText('Изменена подписка')).toBeVisible();
});

test('the address opens a question, and another is opened by keyboard [QUERY-030, ROUTE-062]', async ({
  page,
  noise,
}) => {
  await page.goto('/faq?selected=13');
  await pageHydrated(page);
  const question = (name: string) => main(page).locator('details', { hasText: name });
  await expect(question('Как отменить подписку?')).toHaveAttribute('open');
  await expect(main(page).getByText('Оплаченное время останется вашим.')).toBeInViewport();

  await main(page).locator('summary', { hasText: 'Чем можно оплатить?' }).focus();
  await page.keyboard.press('Enter');
  await expect(question('Чем можно оплатить?')).toHaveAttribute('open');
  expect(noise()).toEqual([]);
});
