import { openShell } from '@foyer/modal/fixtures';
import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { showFlow } from '@foyer/modal/testing';
import { fakePurchaseOrderPorts } from '@foyer/purchase-order/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakePaymentPorts, paymentInputs } from './payment.fixtures.ts';
import { createPaymentMachine } from './payment.machine.ts';
import { paymentSubject, plainParts, waitingActors } from './payment.parts.fixtures.tsx';
import type { PaymentPorts } from './payment.types.ts';
import { PaymentFlow } from './payment.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** The flow in Russian, to a viewer who listens from the beginning. */
async function show(replaced: Partial<PaymentPorts> = {}) {
  await listen();
  const user = await showFlow(
    createPaymentMachine,
    fakePaymentPorts({ actors: waitingActors(), ...replaced }),
    <PaymentFlow
      shell={openShell}
      input={{ ...paymentInputs.year, periodIndex: 0 }}
      about={paymentSubject}
      parts={plainParts}
      timeZone="Europe/Moscow"
      onDone={() => {}}
    />,
  );
  await screen.findByRole('radiogroup', { name: /^Чем/ });
  return user;
}

const pay = () => screen.getByRole('button', { name: /^Заплатить/ });

describe('what is heard of the payment', () => {
  it('C19: reads what it costs, what follows and how to stop before the button [MODAL-025]', async () => {
    await show();

    expect(await readThrough(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
      [
        "dialog, На сколько и чем платить",
        "paragraph",
        "Подписка",
        "end of paragraph",
        "paragraph",
        "Софит Плюс",
        "end of paragraph",
        "paragraph",
        "Фильмы, шестьдесят каналов, загрузки и 4K.",
        "end of paragraph",
        "paragraph",
        "После оплаты вернём вас к просмотру.",
        "end of paragraph",
        "heading, На сколько и чем платить, level 2",
        "radiogroup, На сколько",
        "На сколько",
        "radio, 1 месяц 299 ₽, 7 дней за 0 ₽ дальше 299 ₽ раз в месяц, checked, position 1, set size 2",
        "1 месяц",
        "7 дней за 0 ₽",
        "дальше 299 ₽ раз в месяц",
        "299 ₽",
        "radio, 1 год 2 390 ₽, Скидка 1 198 ₽, not checked, position 2, set size 2",
        "1 год",
        "Скидка 1 198 ₽",
        "2 390 ₽",
        "alert",
        "end of radiogroup, На сколько",
        "radiogroup, Чем платить",
        "Чем платить",
        "radio, Банковская карта, 7 дней за 0 ₽, not checked, position 1, set size 3",
        "Банковская карта",
        "7 дней за 0 ₽",
        "radio, Мир •• 0004, до 12/30, checked, position 2, set size 3",
        "Мир •• 0004",
        "до 12/30",
        "radio, Лицевой счёт: 450 ₽, not checked, position 3, set size 3",
        "Лицевой счёт: 450 ₽",
        "alert",
        "end of radiogroup, Чем платить",
        "Сколько и когда спишем",
        "term",
        "Сегодня",
        "end of term",
        "definition",
        "299 ₽",
        "end of definition",
        "term",
        "21 декабря и дальше раз в месяц",
        "end of term",
        "definition",
        "299 ₽",
        "end of definition",
        "end, Сколько и когда спишем",
        "paragraph",
        "Отменить можно в любой день: «Моё», «Платежи», «Отменить подписку».",
        "end of paragraph",
        "button, Заплатить 299 ₽",
        "button, Закрыть",
        "end of dialog, На сколько и чем платить",
      ]
    `);
  });

  it('C19: says each step, and that the payment is being checked [MODAL-025]', async () => {
    const user = await show({
      order: fakePurchaseOrderPorts({
        buy: () => Promise.reject(new Error('Reset')),
        findByKey: () => new Promise(() => {}),
      }),
    });
    await heard();
    await user.click(pay());
    await screen.findByText(/^Спишем/);
    const confirmation = await heard();
    await user.click(pay());
    await screen.findByRole('button', { name: /^Проверить/ });

    expect([confirmation, await heard()]).toMatchInlineSnapshot(`
      [
        [
          "dialog, Всё верно?",
          "polite: Всё верно?",
        ],
        [
          "dialog, Оплата",
          "polite: Оплата",
          "polite: Проверяем оплату",
          "polite: Банк ещё не ответил. Узнаём, прошла ли оплата, и пока не спишем второй раз.",
        ],
      ]
    `);
  });
});
