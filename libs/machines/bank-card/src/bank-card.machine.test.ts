import { secret } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import {
  bankCardInputs,
  cardDigits,
  enteredCard,
  fakeBankCardPorts,
  paymentUrl,
} from './bank-card.fixtures.ts';
import { createBankCardMachine } from './bank-card.machine.ts';
import { selectBankCardView } from './bank-card.selectors.ts';
import type { BankCardInput, BankCardPorts, CardRefusal } from './bank-card.types.ts';

function start(input: BankCardInput, replaced: Partial<BankCardPorts> = {}) {
  const machine = createBankCardMachine(fakeBankCardPorts(replaced));
  const actor = createActor(machine, { input }).start();
  return { actor, view: () => selectBankCardView(actor.getSnapshot()) };
}

const submission = { type: 'card.submit', ...enteredCard, isCardKept: true } as const;
const refusedBy = (cause: CardRefusal): BankCardInput => ({
  ...bankCardInputs.refused,
  refused: { card: enteredCard, cause },
});

describe('bankCardMachine', () => {
  it('takes no card until the address of the payment type is there [BANKCARD-033]', async () => {
    const { port, calls } = heldPort<{ purpose: BankCardInput['purpose'] }, string | undefined>();
    const { actor, view } = start(bankCardInputs.binding, { findPaymentUrl: port });

    actor.send(submission);
    expect(view()).toMatchObject({ canSubmit: false, canRetry: false });
    expect(calls.map(({ input }) => input)).toEqual([{ purpose: 'card_bind' }]);

    calls[0]?.answer(paymentUrl);
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(view().canSubmit).toBe(true);
    actor.send(submission);
    expect(await toPromise(actor)).toMatchObject({ status: 'entered', paymentUrl });
  });

  it('asks for no address that is known [BANKCARD-033]', () => {
    const findPaymentUrl = vi.fn();
    const { view } = start(bankCardInputs.purchase, { findPaymentUrl });
    expect(view().canSubmit).toBe(true);
    expect(findPaymentUrl).not.toHaveBeenCalled();
  });

  it('hands the card over in its boxes, and whether it is to be kept [BANKCARD-031]', async () => {
    const { actor } = start(bankCardInputs.purchase);

    actor.send(submission);
    const output = await toPromise(actor);

    expect(output).toMatchObject({ status: 'entered', isCardKept: true, isSessionPurchase: false });
    expect(output.status === 'entered' && output.card).toEqual(enteredCard);
    expect(JSON.stringify([output, actor.getPersistedSnapshot()])).not.toContain(cardDigits.number);
  });

  it('keeps no card where the viewer was not asked', async () => {
    const { actor } = start({ ...bankCardInputs.purchase, canKeep: false });
    actor.send(submission);
    expect(await toPromise(actor)).toMatchObject({ isCardKept: false });
  });

  it.each([
    ['?session_id=42', true],
    ['?session_id', true],
    ['?session=42', false],
    ['', false],
  ])('reads session_id in the query «%s» [BANKCARD-034]', async (search, isSessionPurchase) => {
    const { actor } = start({ ...bankCardInputs.purchase, search });
    actor.send(submission);
    expect(await toPromise(actor)).toMatchObject({ isSessionPurchase });
  });

  it.each([
    ['number', '22000000000'],
    ['expiry', '1330'],
    ['cvc', '12'],
  ])('takes no card whose %s the provider would not take', (field, digits) => {
    const { actor } = start(bankCardInputs.purchase);
    actor.send({ ...submission, [field]: secret(digits) });
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it('C7: keeps number and date of a refused card, and not its code [BANKCARD-038]', () => {
    const { view } = start(bankCardInputs.refused);

    expect(view()).toMatchObject({
      canSubmit: true,
      message: { key: 'bank_card.error.default' },
    });
    const { number, expiry } = enteredCard;
    expect(view().kept).toEqual({ number, expiry });
  });

  it('tells analytics of a refusal, once [BANKCARD-039]', () => {
    const reportRefusal = vi.fn();
    const { actor } = start(refusedBy({ reqStatus: 2 }), { reportRefusal });
    actor.send({ type: 'flow.resumed' });
    expect(reportRefusal.mock.calls).toEqual([[{ reqStatus: 2 }]]);
  });

  it('tells it nothing without one [BANKCARD-039]', () => {
    const reportRefusal = vi.fn();
    start(bankCardInputs.purchase, { reportRefusal });
    start(refusedBy({ error: errorAnswer({ status: 500, code: 1 }) }), { reportRefusal });
    expect(reportRefusal).not.toHaveBeenCalled();
  });

  it.each([
    [
      "the server's description",
      errorAnswer({ status: 400, code: 1, description: 'Bank' }),
      { text: 'Bank' },
    ],
    ['error.default without one', new Error('no'), { key: 'error.default' }],
  ])('says %s of a call that failed [BANKCARD-040]', (_what, error, message) => {
    expect(start(refusedBy({ error })).view().message).toEqual(message);
  });

  it.each([
    [
      'fails',
      () => Promise.reject(errorAnswer({ status: 500, code: 1, description: 'Later' })),
      { text: 'Later' },
    ],
    ['is not there', async () => undefined, { key: 'error.default' }],
  ])('asks again for an address that %s', async (_what, firstAnswer, message) => {
    const findPaymentUrl = vi.fn(async (): Promise<string | undefined> => paymentUrl);
    findPaymentUrl.mockImplementationOnce(firstAnswer);
    const { actor, view } = start(bankCardInputs.binding, { findPaymentUrl });
    await waitFor(actor, (snapshot) => snapshot.matches('closed'));
    expect(view()).toMatchObject({ canSubmit: false, canRetry: true, message });

    actor.send({ type: 'card.retry' });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    expect(view()).toMatchObject({ canSubmit: true, message: undefined });
  });

  it('leads to another way to pay', async () => {
    const { actor } = start(bankCardInputs.purchase);
    actor.send({ type: 'card.leave' });
    expect(await toPromise(actor)).toEqual({ status: 'left' });
  });
});
