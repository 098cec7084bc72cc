import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bankCardInputs, cardDigits, fakeBankCardPorts } from './bank-card.fixtures.ts';
import { createBankCardMachine } from './bank-card.machine.ts';
import type { BankCardInput, BankCardOutput, BankCardPorts } from './bank-card.types.ts';
import { BankCardFlow } from './bank-card.view.tsx';

afterEach(cleanup);

async function show(input: BankCardInput, replaced: Partial<BankCardPorts> = {}) {
  const onDone = vi.fn<(output: BankCardOutput) => void>();
  const user = await showFlow(
    createBankCardMachine,
    fakeBankCardPorts(replaced),
    <BankCardFlow shell={openShell} input={input} onDone={onDone} />,
    { language: 'eng' },
  );
  return { onDone, user };
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });

describe('BankCardFlow', () => {
  it('takes a card by keyboard', async () => {
    const { onDone, user } = await show(bankCardInputs.purchase);
    const number = await findField('Card number');
    await vi.waitFor(() => expect(document.activeElement).toBe(number));

    await user.type(number, cardDigits.number);
    await user.tab();
    await user.keyboard(cardDigits.expiry);
    await user.tab();
    await user.keyboard(cardDigits.cvc);
    await user.click(screen.getByRole('switch', { name: 'Save the card' }));
    await user.type(await findField('CVC'), '{Enter}');

    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const output = onDone.mock.calls[0]?.[0];
    expect(output).toMatchObject({ status: 'entered', isCardKept: true });
    expect(output?.status === 'entered' && output.card.number.reveal()).toBe(cardDigits.number);
  });

  it('leads to the first wrong field instead of sending', async () => {
    const { onDone, user } = await show(bankCardInputs.purchase);
    await user.type(await findField('Card number'), cardDigits.number);

    await user.click(submit());

    expect(document.activeElement).toBe(await findField('Expiry date'));
    expect(onDone).not.toHaveBeenCalled();
  });

  it('holds its button until the address is there [BANKCARD-033]', async () => {
    const { port, calls } = heldPort<{ purpose: BankCardInput['purpose'] }, string | undefined>();
    const { user } = await show(bankCardInputs.binding, { findPaymentUrl: port });
    const number = await findField('Card number');
    expect(submit().disabled).toBe(true);
    await user.type(number, '2200');
    expect(number.value).toBe('2200');

    calls.at(-1)?.answer('https://pay.example/cards');

    await vi.waitFor(() => expect(submit().disabled).toBe(false));
    expect(number.value).toBe('2200');
  });

  it('C7: asks for the code alone after a refusal, and says why [BANKCARD-038]', async () => {
    await show(bankCardInputs.refused);

    const cvc = await findField('CVC');
    await vi.waitFor(() => expect(document.activeElement).toBe(cvc));
    expect(cvc.value).toBe('');
    expect((await findField('Card number')).value).toBe('2200 0000 0000 0004');
    expect((await findField('Expiry date')).value).toBe('12 / 30');
    expect(screen.getByText('The bank did not accept the card. Try another one.')).toBeTruthy();
  });

  it('C7: has the other ways to pay one press away [PAY-011]', async () => {
    const { onDone, user } = await show(bankCardInputs.refused);
    await user.click(await screen.findByRole('button', { name: 'Another way to pay' }));
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'left' }]]));
  });

  it("says the server's words about a call that failed [BANKCARD-040]", async () => {
    const error = errorAnswer({ status: 500, code: 1, description: 'The bank is asleep' });
    const { user } = await show(bankCardInputs.binding, {
      findPaymentUrl: () => Promise.reject(error),
    });
    await screen.findByText('The bank is asleep');

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await screen.findByText('The bank is asleep');
  });
});
