import { openShell } from '@foyer/modal/fixtures';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  bonusErrors,
  bonusInputs,
  bonusOffers,
  fakeBonusPorts,
  rightCode,
} from './bonus.fixtures.ts';
import { createBonusMachine } from './bonus.machine.ts';
import type { BonusOutput, BonusPorts } from './bonus.types.ts';
import { BonusFlow } from './bonus.view.tsx';

afterEach(cleanup);

async function show(replaced: Partial<BonusPorts> = {}) {
  const onDone = vi.fn<(output: BonusOutput) => void>();
  const user = await showFlow(
    createBonusMachine,
    fakeBonusPorts(replaced),
    <BonusFlow shell={openShell} input={bonusInputs.light} onDone={onDone} />,
    { language: 'eng' },
  );
  return { onDone, user };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('BonusFlow', () => {
  it('joins by phone and code, with the keyboard alone [MODAL-026]', async () => {
    const { onDone, user } = await show();
    const phone = await findField('Phone number');
    // The focus comes a moment after the step.
    await vi.waitFor(() => expect(document.activeElement).toBe(phone));
    expect(phone.value).toBe('+79000000002');
    await user.clear(phone);
    await user.keyboard('89000000005{Enter}');

    const code = await findField('Code');
    await vi.waitFor(() => expect(document.activeElement).toBe(code));
    expect(code.autocomplete).toBe('one-time-code');
    expect(screen.getByText(/\+79000000005/)).toBeTruthy();
    await user.keyboard(`${rightCode}{Enter}`);

    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'joined' }]]));
  });

  it('shows the terms before the button that accepts them [BONUS-008]', async () => {
    await show();
    const submit = await button('Join');
    const terms = screen.getByText(bonusOffers.byPhone.program.activation_terms);
    expect(terms.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([
    ['byPhone', 'Phone number', 'Check the phone number'],
    ['byEmail', 'E-mail', 'Check the e-mail address'],
  ] as const)('says at the field what is wrong with a login %s', async (offer, label, words) => {
    const { user } = await show({ findOffer: async () => bonusOffers[offer] });
    const field = await findField(label);
    await user.clear(field);
    await user.type(field, 'a1{Enter}');
    const alert = await screen.findByText(words);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toContain(alert.id);
  });

  it("has no field where the account's own login alone will do", async () => {
    await show({ findOffer: async () => bonusOffers.ownOnly });
    await button('Join');
    expect(screen.getByText(/\+79000000002/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('lets a code be submitted from 4 characters on [BONUS-013]', async () => {
    const { user } = await show();
    await user.click(await button('Join'));
    const field = await findField('Code');
    const confirm = await button('Confirm');
    await user.type(field, '739');
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await user.type(field, '1');
    expect(confirm.hasAttribute('disabled')).toBe(false);
  });

  it('names a program that there is not [BONUS-016]', async () => {
    const { onDone, user } = await show({ findOffer: () => Promise.reject(bonusErrors.missing) });
    await screen.findByRole('dialog', { name: 'The bonuses were not activated' });
    expect((await screen.findByRole('alert')).textContent).toContain('NONAME');
    const [close] = await screen.findAllByRole('button', { name: 'Close' });
    await user.click(close as HTMLElement);
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'left' }]]));
  });

  it('takes the focus to a refusal, and offers another try [BONUS-015]', async () => {
    const { user } = await show({ register: () => Promise.reject(bonusErrors.refused) });
    await user.click(await button('Join'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Этот номер уже в программе');
    expect(document.activeElement?.contains(alert)).toBe(true);

    await user.click(await button('Try again'));

    await findField('Phone number');
  });

  it('turns back by Escape, once', async () => {
    const { onDone, user } = await show();
    await button('Join');
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'left' }]]));
  });
});
