import { fallSilent, heard, listen } from '@foyer/modal/spoken';
import { showFlow } from '@foyer/modal/testing';
import { Dialog } from '@foyer/ui/dialog';
import { labels } from '@foyer/ui/theme';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeBankCardsPorts } from './bank-cards.fixtures.ts';
import { createBankCardsMachine } from './bank-cards.machine.ts';
import { BankCardsFlow } from './bank-cards.view.tsx';

// A press that came first would suspend inside `act`, and stay so.
beforeAll(() => Dialog.preload(labels.main.variants));
afterEach(async () => {
  await fallSilent();
  cleanup();
});

const show = () => showFlow(createBankCardsMachine, fakeBankCardsPorts(), <BankCardsFlow />);
const forget = (digits: string) =>
  screen.findByRole('button', { name: `Удалить карту •• ${digits}` });

describe('BankCardsFlow', () => {
  it('C22: says what stops and when access ends, then that the card is gone', async () => {
    await listen();
    const user = await show();
    await user.click(await forget('0004'));
    await screen.findByText(/«Kino».*10\.12\.2026/u);
    await heard();

    await user.click(screen.getByRole('button', { name: 'Удалить' }));

    await screen.findByText('Карта •• 0004 удалена');
    expect(await heard()).toContain('polite: Карта •• 0004 удалена');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('C22: says of a card that it has expired', async () => {
    await show();
    await forget('1111');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/•• 0004до.12\/30/u),
      expect.stringMatching(/•• 1111Срок.истёк.10\/26/u),
    ]);
  });

  it('lets no card be forgotten by one who may not, and says why', async () => {
    const user = await showFlow(
      createBankCardsMachine,
      fakeBankCardsPorts(),
      <BankCardsFlow closedReason="Это может делать только главный профиль" />,
    );
    const button = await forget('0004');
    await user.click(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^Это/)).toBeTruthy();
  });

  it('C22: keeps the card by Escape', async () => {
    const user = await show();
    await user.click(await forget('1111'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await forget('1111');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
