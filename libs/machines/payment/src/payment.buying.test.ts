import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { fakePurchaseOrderPorts, orderTickets, priceFixture } from '@foyer/purchase-order/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { fromPromise, toPromise } from 'xstate';
import type { PurchaseOrderPorts } from '@foyer/purchase-order';
import { atStep, payBy, start, view } from './payment.driver.ts';
import { enteredCard, paymentInputs, paymentMeans, readyActors } from './payment.fixtures.ts';
import type { CardEntryInput, CardEntryOutput, PaymentPorts } from './payment.types.ts';

const withOrder = (replaced: Partial<PurchaseOrderPorts>) => ({
  order: fakePurchaseOrderPorts(replaced),
});
const refusing = (code: number, status = 402, description = 'Не вышло') =>
  withOrder({ buy: () => Promise.reject(errorAnswer({ status, code, description })) });

describe('paymentMachine, buying', () => {
  it('buys what was chosen, confirmed, for the sum that was seen [PAY-009, PAY-021]', async () => {
    const buy = vi.fn<PurchaseOrderPorts['buy']>(async () => orderTickets.fulfilled);
    const { actor } = start(
      { ...paymentInputs.service, search: '?session_id=7' },
      withOrder({ buy }),
    );
    await payBy(actor, 'linked_card-1');
    expect(buy).not.toHaveBeenCalled();

    actor.send({ type: 'payment.next' });
    actor.send({ type: 'payment.next' });
    await atStep(actor, 'success');

    expect(buy.mock.calls.map(([{ request, terms }]) => [request, terms])).toEqual([
      [
        {
          optionId: 'option-kino',
          priceId: 'price-kino-month',
          paymentMethodId: 'linked_card-1',
          method: 'linked_card',
          bankCardId: 'card-1',
          isConfirmed: true,
          isSessionPurchase: true,
          consents: undefined,
          returnPath: undefined,
        },
        { amount: 29900, currency: 'RUB', renewalAmount: 29900 },
      ],
    ]);
  });

  it('leads to the film with one press [PAY-009]', async () => {
    const { actor } = start(paymentInputs.service);
    await payBy(actor, 'linked_card-1');
    actor.send({ type: 'payment.next' });
    await atStep(actor, 'success');

    actor.send({ type: 'payment.watch' });

    expect(await toPromise(actor)).toEqual({
      status: 'bought',
      next: 'watch',
      orderId: 'order-1',
    });
  });

  it('says by which order a certificate was bought', async () => {
    const { actor } = start(paymentInputs.gift);
    await payBy(actor, 'linked_card-1');
    expect((await atStep(actor, 'success')).isGift).toBe(true);

    actor.send({ type: 'payment.watch' });

    expect(await toPromise(actor)).toMatchObject({ status: 'bought', orderId: 'order-1' });
  });

  it('says of a certificate that is sold no more that its money goes back, and not that it is there', async () => {
    const { actor } = start(paymentInputs.gift, refusing(errorCodes.alreadyOwned, 409));
    await payBy(actor, 'linked_card-1');

    expect((await atStep(actor, 'error')).message).toEqual({ key: 'bank_card.payment.gift_gone' });
  });

  it.each([
    ['the subscription', paymentInputs.service, 'linked_card-1', 'service', 'service-kino'],
    ['the film itself', paymentInputs.film, 'bonus-svet', 'media_item', 'metropolis'],
  ] as const)('shows what can be done now with %s [PAY-012]', async (_, input, by, type, id) => {
    const findOnboarding = vi.fn(async () => ({ productType: type, productId: id }));
    const { actor } = start(input, { findOnboarding });
    await payBy(actor, by);
    actor.send({ type: 'payment.next' });
    await atStep(actor, 'success');
    await vi.waitFor(() => expect(view(actor).hasOnboarding).toBe(true));

    actor.send({ type: 'onboarding.open' });
    expect(view(actor).step).toBe('product_onboarding');

    expect(await toPromise(actor)).toEqual({
      status: 'bought',
      next: 'watch',
      orderId: 'order-1',
    });
    expect(findOnboarding.mock.calls).toEqual([[{ type, id }, expect.anything()]]);
  });

  it('asks for a new card before it buys anything, and keeps that of a trial [PAY-007, BANKCARD-030]', async () => {
    const told: string[] = [];
    const { actor, steps } = start(paymentInputs.service, {
      actors: {
        ...readyActors(),
        bankCard: fromPromise<CardEntryOutput, CardEntryInput>(async ({ input }) => {
          told.push(`ask ${input.paymentUrl} ${input.refused === undefined}`);
          return enteredCard;
        }),
      },
      ...withOrder({
        buy: async ({ request }) => {
          told.push(`buy ${request.method} ${request.isCardKept}`);
          return orderTickets.open;
        },
        payByCard: async ({ card }) => {
          told.push(`card ${card.number.reveal().slice(-4)}`);
          return { status: 'accepted' };
        },
      }),
    });

    await payBy(actor, 'any_card');
    await atStep(actor, 'success');

    expect(steps).toEqual(['loading', 'periods', 'methods', 'any_card', 'working', 'success']);
    expect(told).toEqual([
      'ask http://127.0.0.1:4002/payments/create true',
      'buy any_card true',
      'card 0004',
    ]);
  });

  it('C7: asks again with the refused card for the same order; another method is one press away [PAY-007]', async () => {
    const asked: CardEntryInput[] = [];
    const buy = vi.fn(async () => orderTickets.open);
    const { actor } = start(paymentInputs.service, {
      actors: {
        ...readyActors(),
        bankCard: fromPromise<CardEntryOutput, CardEntryInput>(({ input }) => {
          asked.push(input);
          return asked.length > 1 ? new Promise(() => {}) : Promise.resolve(enteredCard);
        }),
      },
      ...withOrder({ buy, payByCard: async () => ({ status: 'refused', reqStatus: 1 }) }),
    });
    await payBy(actor, 'any_card');
    await vi.waitFor(() => expect(asked).toHaveLength(2));

    expect(view(actor)).toMatchObject({ step: 'any_card', canGoBack: true });
    expect(asked[1]?.refused?.cause).toEqual({ reqStatus: 1 });
    expect(asked[1]?.refused?.card.number.reveal()).toBe('2200000000000004');
    expect(buy).toHaveBeenCalledOnce();
    actor.send({ type: 'payment.back' });

    await atStep(actor, 'methods');
    expect(actor.getSnapshot().context.entered).toBeUndefined();
  });

  it('C7: chooses another method for a refused card, and leaves its order [PAY-011]', async () => {
    let times = 0;
    const { actor } = start(paymentInputs.service, {
      actors: {
        ...readyActors(),
        bankCard: fromPromise<CardEntryOutput, CardEntryInput>(() => {
          times += 1;
          return times > 1 ? new Promise(() => {}) : Promise.resolve(enteredCard);
        }),
      },
      ...withOrder({
        buy: async () => orderTickets.open,
        payByCard: async () => ({ status: 'refused', reqStatus: 1 }),
      }),
    });
    await payBy(actor, 'any_card');
    await vi.waitFor(() => expect(times).toBe(2));
    expect(view(actor).otherOffers.map(({ method }) => method.id)).toEqual([
      'linked_card-1',
      'account_prepaid',
    ]);

    actor.send({ type: 'method.choose', methodId: 'account_prepaid' });

    expect(await atStep(actor, 'methods')).toMatchObject({
      methodId: 'account_prepaid',
      otherOffers: [],
    });
  });

  it('C7: chooses another method after a linked card was refused [PAY-013]', async () => {
    const { actor } = start(paymentInputs.service, refusing(errorCodes.paymentDeclined));
    await payBy(actor, 'linked_card-1');
    actor.send({ type: 'payment.next' });
    await atStep(actor, 'error');

    actor.send({ type: 'method.choose', methodId: 'any_card' });

    expect(await atStep(actor, 'methods')).toMatchObject({ methodId: 'any_card' });
  });

  it('C10: asks again at another price, with the card that was typed [PAY-021]', async () => {
    const price = { ...priceFixture, amount: 34900 };
    const buy = vi
      .fn<PurchaseOrderPorts['buy']>()
      .mockRejectedValueOnce(
        Object.assign(errorAnswer({ status: 409, code: errorCodes.priceChanged }), { price }),
      )
      .mockResolvedValue(orderTickets.open);
    const { actor } = start(paymentInputs.service, withOrder({ buy }));
    await payBy(actor, 'any_card');

    const shown = await atStep(actor, 'repriced');
    expect([shown.price, shown.canGoBack, buy.mock.calls.length]).toEqual([price, true, 1]);
    actor.send({ type: 'terms.accept' });

    await atStep(actor, 'success');
    expect(buy.mock.calls[1]?.[0].terms.amount).toBe(34900);
  });

  it("goes to the error step with the service's words, and back to the ways to pay [PAY-010, PAY-013]", async () => {
    const { actor } = start(
      paymentInputs.service,
      refusing(errorCodes.paymentDeclined, 402, 'Банк отказал'),
    );
    await payBy(actor, 'linked_card-1');
    actor.send({ type: 'payment.next' });

    expect(await atStep(actor, 'error')).toMatchObject({ message: { text: 'Банк отказал' } });
    actor.send({ type: 'payment.retry' });

    expect(await atStep(actor, 'methods')).toMatchObject({ methodId: 'linked_card-1' });
  });

  it.each([
    ['2000034 [PAY-019]', errorCodes.cardFundsMissing],
    ['2000035 [PAY-020]', errorCodes.prepaidFundsMissing],
  ])('C8: offers to top up for ten seconds after %s', async (_, code) => {
    const offerRefill = vi.fn<PaymentPorts['offerRefill']>();
    const findMeans = vi.fn(async () => paymentMeans);
    const { actor } = start(paymentInputs.service, {
      ...refusing(code, 402, 'Мало денег'),
      offerRefill,
      findMeans,
    });
    await payBy(actor, 'account_prepaid');
    actor.send({ type: 'payment.next' });
    await atStep(actor, 'error');

    expect(offerRefill.mock.calls).toEqual([
      [
        {
          message: { text: 'Мало денег' },
          refillUrl: paymentMeans.account?.refill_url,
          seconds: 10,
        },
      ],
    ]);
    actor.send({ type: 'refill.returned' });
    await atStep(actor, 'methods');
    expect(findMeans).toHaveBeenCalledTimes(2);
  });

  it('C9: reads the user again after 1000049 [PAY-018]', async () => {
    const refreshUser = vi.fn();
    const { actor } = start(paymentInputs.service, {
      ...refusing(errorCodes.accessDenied, 403),
      refreshUser,
    });
    await payBy(actor, 'account_prepaid');
    actor.send({ type: 'payment.next' });
    await atStep(actor, 'error');

    expect(refreshUser).toHaveBeenCalledOnce();
  });

  it('asks for the PIN where the service does', async () => {
    const { actor } = start(paymentInputs.service, refusing(errorCodes.pinRequired, 403));
    await payBy(actor, 'account_prepaid');
    actor.send({ type: 'payment.next' });

    await atStep(actor, 'pin');
  });

  it('C5: has no way to pay while nothing is known, and closing loses nothing [PAY-021]', async () => {
    const buy = vi.fn<PurchaseOrderPorts['buy']>(() => Promise.reject(new Error('Reset')));
    const { actor } = start(paymentInputs.service, withOrder({ buy }));
    await payBy(actor, 'linked_card-1');
    actor.send({ type: 'payment.next' });
    await vi.waitFor(() => expect(view(actor).order?.step).toBe('findingOut'));

    actor.send({ type: 'payment.next' });
    actor.send({ type: 'payment.back' });
    expect(view(actor)).toMatchObject({ step: 'working', canGoBack: false });
    expect(buy).toHaveBeenCalledOnce();
    actor.send({ type: 'payment.close' });

    expect(await toPromise(actor)).toEqual({ status: 'open' });
  });

  it('C14: shows the question of the bank, and again after it was left [PAY-021]', async () => {
    const { challenge } = orderTickets.challenged;
    let times = 0;
    const { actor } = start(paymentInputs.service, {
      actors: {
        ...readyActors(),
        cardChallenge: fromPromise(async () => {
          times += 1;
          return { outcome: times > 1 ? 'ended' : 'left' };
        }),
      },
      ...withOrder({
        payByCard: async () => ({ status: 'challenge', challenge }),
        getTicket: async () => orderTickets.challenged,
      }),
    });
    await payBy(actor, 'any_card');
    await atStep(actor, 'challengeLeft');

    actor.send({ type: 'challenge.open' });

    await atStep(actor, 'success');
    expect(times).toBe(2);
  });

  it('C3: shows after a reload how the order ended, without a PIN or a press [PAY-021]', async () => {
    const { actor } = start({ ...paymentInputs.restored, isPinRequired: true });

    await atStep(actor, 'success');
  });

  it('C3: begins at the PIN where the reload came before the order [PAY-001]', async () => {
    const buy = vi.fn<PurchaseOrderPorts['buy']>();
    const { actor } = start(
      { ...paymentInputs.unanswered, isPinRequired: true },
      withOrder({ buy }),
    );

    await atStep(actor, 'pin');
    expect(buy).not.toHaveBeenCalled();
    expect(actor.getSnapshot().context.kept?.key).toBe(paymentInputs.unanswered.kept.key);
  });
});
