import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { fakePurchaseOrderPorts, orderTickets, priceFixture } from '@foyer/purchase-order/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fakePaymentPorts,
  filmOfMember,
  meansWithOldCard,
  paymentInputs,
  trialByLinkedCard,
} from './payment.fixtures.ts';
import { createPaymentMachine } from './payment.machine.ts';
import { paymentSubject, plainParts, waitingActors } from './payment.parts.fixtures.tsx';
import type { PaymentInput, PaymentOutput, PaymentPorts } from './payment.types.ts';
import { PaymentFlow, type PaymentFlowProps } from './payment.view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A film that can be paid for outside the site, by one method. */
const filmAt = (methodId: string): PaymentInput => ({
  ...paymentInputs.quick,
  option: {
    ...paymentInputs.quick.option,
    periods: paymentInputs.quick.option.periods.map((period) => ({
      ...period,
      prices: period.prices.map((price) => ({ ...price, payment_method_id: methodId })),
    })),
  },
});

async function show(
  input: PaymentInput,
  replaced: Partial<PaymentPorts> = {},
  props: Partial<PaymentFlowProps> = {},
) {
  const onDone = vi.fn<(output: PaymentOutput) => void>();
  const ports = fakePaymentPorts({ actors: waitingActors(), ...replaced });
  const view = (
    <PaymentFlow
      shell={openShell}
      input={input}
      about={paymentSubject}
      parts={plainParts}
      timeZone="Europe/Moscow"
      onDone={onDone}
      {...props}
    />
  );
  return { onDone, user: await showFlow(createPaymentMachine, ports, view) };
}

/** Spaces that do not break are the typographer's matter. */
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F\u2060]/gu, ' ');
const button = (name: RegExp) =>
  waitFor(() => {
    const buttons = screen.getAllByRole('button');
    const found = buttons.find(({ textContent }) => name.test(plain(textContent) ?? ''));
    if (!found) throw new Error(`No button ${name} among ${buttons.map((one) => one.textContent)}`);
    return found;
  });
const terms = () =>
  [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => plain(textContent)),
  );

describe('PaymentFlow', () => {
  it('is a dialog of its own, whose steps follow one another [MODAL-025]', async () => {
    const { onDone, user } = await show(paymentInputs.service);
    expect(await screen.findByRole('dialog', { name: /^На\sсколько/ })).toBeTruthy();

    await user.click(await button(/^Дальше/));
    await user.click(await button(/^Заплатить 299 ₽/));
    expect(await screen.findByRole('dialog', { name: /^Всё верно/ })).toBeTruthy();
    await user.click(await button(/^Заплатить 299 ₽/));
    expect(await screen.findByRole('dialog', { name: /^Готово/ })).toBeTruthy();
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Готово/ })),
    );
    await user.click(await button(/^Смотреть/));

    await vi.waitFor(() =>
      expect(onDone.mock.calls).toEqual([
        [{ status: 'bought', next: 'watch', orderId: 'order-1' }],
      ]),
    );
  });

  it('C20: says of a trial what it costs today, what then and when, and how to stop, before a card is asked [PAY-027]', async () => {
    await show(trialByLinkedCard);
    await screen.findByRole('radiogroup', { name: /^Чем платить/ });

    expect(terms()).toEqual([
      ['Сегодня', '0 ₽'],
      ['28 ноября и дальше раз в месяц', '299 ₽'],
    ]);
    const dialog = screen.getByRole('dialog');
    expect(plain(dialog.textContent)).toContain('До 28 ноября не спишем ничего.');
    expect(plain(dialog.textContent)).toContain('Отменить можно в любой день');
    expect(await button(/^Попробовать за 0 ₽, потом 299 ₽/)).toBeTruthy();
  });

  it('has one button that says that the order obliges to pay, where the country asks for it', async () => {
    await show({ ...paymentInputs.year, periodIndex: 0 }, {}, { orderButton: 'obliges_to_pay' });
    await screen.findByRole('radiogroup', { name: /^Чем платить/ });

    const radio = screen.getByRole('radio', { name: /Мир/ });
    expect((radio as HTMLInputElement).disabled).toBe(false);
    expect(await button(/^Заказать с обязательством оплаты: 299 ₽/)).toBeTruthy();
  });

  it('shows the view of the card while that is asked, and forgets nothing on the way back [PAY-007]', async () => {
    const { user } = await show(paymentInputs.quick);
    await user.click(await button(/^Ввести карту/));

    await user.click(await button(/^Заплатить 149 ₽/));

    expect(await screen.findByRole('dialog', { name: /^Готово/ })).toBeTruthy();
  });

  it('has the way back from a card over its title, and what the card pays for under it [PAY-011]', async () => {
    const { user } = await show(paymentInputs.quick);
    await user.click(await button(/^Ввести карту/));
    const dialog = await screen.findByRole('dialog', { name: /^Новая карта/ });
    expect(plain(dialog.textContent)).toContain('Софит Плюс, 149 ₽');

    await user.click(await button(/^Другой способ/));

    expect(await screen.findByRole('radiogroup', { name: /^Чем платить/ })).toBeTruthy();
  });

  it('offers to pay with the points after the viewer has joined their program [PAY-028]', async () => {
    const { user } = await show({ ...paymentInputs.film, option: filmOfMember('not_registered') });
    await user.click(await screen.findByRole('radio', { name: /Свет/ }));
    await user.click(await button(/^Подключить/));

    await user.click(await button(/^Bonus/));

    expect(await button(/^Заплатить бонусами/)).toBeTruthy();
    const radio = screen.getByRole('radio', { name: /Свет/ });
    expect((radio as HTMLInputElement).checked).toBe(true);
    const names = screen.getAllByRole('button').map(({ textContent }) => plain(textContent));
    expect(names.filter((name) => name?.startsWith('Подключить'))).toEqual([]);
  });

  it('C7: has the other ways to pay as buttons under the words of a refused card [PAY-011]', async () => {
    const { user } = await show(
      { ...paymentInputs.year, periodIndex: 0 },
      {
        order: fakePurchaseOrderPorts({
          buy: async () => orderTickets.open,
          payByCard: async () => ({ status: 'refused', reqStatus: 1 }),
        }),
      },
    );
    await user.click(await screen.findByRole('radio', { name: /Банковская/ }));
    await user.click(await button(/^Ввести карту/));
    expect(screen.queryByRole('group', { name: /^Заплатить\sиначе/ })).toBeNull();
    await user.click(await button(/^Попробовать/));
    const ways = await screen.findByRole('group', { name: /^Заплатить\sиначе/ });
    const names = within(ways).getAllByRole('button');
    expect(names.map(({ textContent }) => plain(textContent))).toEqual([
      'Мир •• 0004',
      'Лицевой счёт: 450 ₽',
    ]);

    await user.click(await button(/^Лицевой/));

    const account = await screen.findByRole('radio', { name: /^Лицевой/ });
    expect((account as HTMLInputElement).checked).toBe(true);
  });

  it.each([
    ['a wide screen with a mouse', 'external_url-bank_qr', true, 1],
    ['a phone', 'external_url-bank_qr', false, 0],
    ['a wallet', 'external_url-wallet', true, 0],
  ])(
    'has a code for the app of a bank on %s, beside its page',
    async (_, methodId, isWide, codes) => {
      vi.stubGlobal('matchMedia', () => ({
        matches: isWide,
        addEventListener: () => {},
        removeEventListener: () => {},
      }));
      const { user } = await show(filmAt(methodId));
      const label = methodId === 'external_url-wallet' ? /^Кошелёк/ : /^QR-код/;
      await user.click(await screen.findByRole('radio', { name: label }));
      await user.click(await button(/^Заплатить/));

      const link = await screen.findByRole('link', { name: /^Открыть\sстраницу/ });
      expect(link.getAttribute('href')).toBe(orderTickets.atBank.bank?.url);
      const code = { name: /^QR-код\sдля\sоплаты/ };
      await waitFor(() => expect(screen.queryAllByRole('img', code)).toHaveLength(codes));
    },
  );

  it('C22: shows the brand of a linked card and until when it is valid', async () => {
    await show({ ...paymentInputs.year, periodIndex: 0 });

    const card = await screen.findByRole('radio', {
      name: /^Мир\s••\s0004$/,
      description: /12\/30/,
    });

    expect(card.parentElement?.querySelector('svg')?.textContent).toBe('МИР');
  });

  it('C22: says of a linked card that it has expired', async () => {
    const findMeans = async () => meansWithOldCard;
    await show({ ...paymentInputs.year, periodIndex: 0 }, { findMeans });

    const card = await screen.findByRole('radio', {
      name: /^Мир/,
      description: /^Срок\sистёк\s10\/26/,
    });

    expect((card as HTMLInputElement).disabled).toBe(true);
  });

  it('C5: has no button that pays while nothing is known [PAY-021]', async () => {
    const buy = () => Promise.reject(new Error('Reset'));
    const { onDone, user } = await show(
      { ...paymentInputs.year, periodIndex: 0 },
      { order: fakePurchaseOrderPorts({ buy, findByKey: () => new Promise(() => {}) }) },
    );
    await user.click(await button(/^Заплатить/));
    await user.click(await button(/^Заплатить/));

    expect(await button(/^Проверить сейчас/)).toBeTruthy();
    const names = screen.getAllByRole('button').map(({ textContent }) => plain(textContent));
    expect(names.filter((name) => name?.startsWith('Заплатить'))).toEqual([]);
    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'open' }]]));
  });

  it('C10: shows the old and the new price and asks again [PAY-021]', async () => {
    const price = { ...priceFixture, amount: 34900 };
    const buy = vi
      .fn()
      .mockRejectedValueOnce(
        Object.assign(errorAnswer({ status: 409, code: errorCodes.priceChanged }), { price }),
      )
      .mockResolvedValue(orderTickets.fulfilled);
    const { user } = await show(
      { ...paymentInputs.year, periodIndex: 0 },
      { order: fakePurchaseOrderPorts({ buy }) },
    );
    await user.click(await button(/^Заплатить/));
    await user.click(await button(/^Заплатить/));

    expect(await screen.findByRole('dialog', { name: /^Цена изменилась/ })).toBeTruthy();
    expect(plain(screen.getByRole('dialog').textContent)).toContain('Было 299 ₽, стало 349 ₽.');
    await user.click(await button(/^Заплатить 349 ₽/));

    expect(await screen.findByRole('dialog', { name: /^Готово/ })).toBeTruthy();
  });

  it("says the service's words, that nothing was charged, and how to mend it [PAY-013]", async () => {
    const error = errorAnswer({
      status: 402,
      code: errorCodes.prepaidFundsMissing,
      description: 'На счёте мало денег',
    });
    const { user } = await show(
      { ...paymentInputs.year, periodIndex: 0 },
      { order: fakePurchaseOrderPorts({ buy: () => Promise.reject(error) }) },
    );
    await user.click(await button(/^Заплатить/));
    await user.click(await button(/^Заплатить/));

    expect(plain((await screen.findByRole('alert')).textContent)).toBe(
      'На счёте мало денег. Деньги не списали.',
    );
    expect(screen.getByRole('link', { name: /^Пополнить/ })).toBeTruthy();
    await user.click(await button(/^Выбрать другой способ/));

    expect(await screen.findByRole('radiogroup', { name: /^Чем платить/ })).toBeTruthy();
  });

  it('C19: takes the focus along into the next step [MODAL-025]', async () => {
    const { user } = await show(paymentInputs.service);
    await user.click(await button(/^Дальше/));
    await screen.findByRole('radiogroup', { name: /^Чем платить/ });

    const dialog = screen.getByRole('dialog');
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
});
