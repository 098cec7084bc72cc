import { fallSilent, heard, listen } from '@foyer/modal/spoken';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  accountRefillInputs,
  fakeAccountRefillPorts,
  refillAccount,
  toppedUp,
} from './account-refill.fixtures.ts';
import { createAccountRefillMachine } from './account-refill.machine.ts';
import type { AccountRefillOutput, AccountRefillPorts } from './account-refill.types.ts';
import { AccountRefillFlow } from './account-refill.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

async function show(
  replaced: Partial<AccountRefillPorts> = {},
  onDone?: (output: AccountRefillOutput) => void,
) {
  await listen();
  return showFlow(
    createAccountRefillMachine,
    fakeAccountRefillPorts(replaced),
    <AccountRefillFlow input={accountRefillInputs.fresh} {...(onDone && { onDone })} />,
  );
}

const refill = () => screen.findByRole('button', { name: /^Пополнить/ });

describe('AccountRefillFlow', () => {
  it('C8: says what has arrived when the viewer comes back to the page, and goes on', async () => {
    const onDone = vi.fn();
    const user = await show({}, onDone);
    await user.click(await refill());
    await screen.findByText(/^Деньги.ещё.не.пришли/u);
    await heard();

    document.dispatchEvent(new Event('visibilitychange'));

    await screen.findByText(/600/u);
    expect(await heard()).toMatchInlineSnapshot(`
      [
        "polite: Пришло 500 ₽.",
      ]
    `);
    await user.click(screen.getByRole('button', { name: /^Продолжить/ }));
    await vi.waitFor(() =>
      expect(onDone.mock.calls).toEqual([[{ status: 'goOn', account: toppedUp }]]),
    );
  });

  it('C8: offers to ask again, and to wait no longer', async () => {
    const user = await show({ readAccount: async () => refillAccount });
    await user.click(await refill());
    await user.click(await screen.findByRole('button', { name: /^Проверить/ }));
    expect(screen.queryByRole('button', { name: /^Пополнить/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Не.ждать/u }));
    await refill();
  });
});
