import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startAccountBlock } from './account-block.driver.ts';
import { accountBlockInputs } from './account-block.fixtures.ts';
import { BLOCK_DELAY_MS } from './account-block.setup.ts';
import type { AccountBlockInput, AccountBlockPorts } from './account-block.types.ts';
import { AccountBlockDialog } from './account-block.view.tsx';

afterEach(cleanup);

async function show(
  replaced: Partial<AccountBlockPorts> = {},
  input: AccountBlockInput = accountBlockInputs.blocked,
) {
  const { actor, clock, dialog } = startAccountBlock(input, replaced);
  clock.increment(BLOCK_DELAY_MS);
  const shell = { ...openShell, isDismissable: dialog().canClose };
  await renderWithLabel(
    <StrictMode>
      <AccountBlockDialog actor={actor} shell={shell} />
    </StrictMode>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const names = () => screen.getAllByRole('button').map((found) => found.textContent);

describe('AccountBlockDialog', () => {
  it('says what has happened and offers what the server lists [ACCT-006, ACCT-008]', async () => {
    await show();

    const dialog = await screen.findByRole('dialog', { name: 'Аккаунт заблокирован' });
    expect(dialog.textContent).toContain('Пополните счёт, чтобы смотреть дальше');
    expect(names().slice(0, 3)).toEqual(['Пополнить счёт', 'Моя коллекция', 'Выйти']);
    expect(screen.queryByRole('button', { name: 'Закрыть' })).not.toBeNull();
  });

  it('cannot be closed by whoever can only sign out [ACCT-003]', async () => {
    await show({}, accountBlockInputs.locked);

    await screen.findByRole('dialog', { name: 'Аккаунт закрыт' });
    expect(names()).toEqual(['Выйти']);
  });

  it('leads to the address outside and to the page inside [ACCT-006, ACCT-010]', async () => {
    const [openExternal, openScreen] = [vi.fn(), vi.fn()];
    const user = await show({ openExternal, openScreen });

    await user.click(await button('Пополнить счёт'));
    await user.click(await button('Моя коллекция'));

    expect([openExternal.mock.calls, openScreen.mock.calls]).toEqual([
      [['https://refill.example/']],
      [['/my/collection']],
    ]);
  });

  it('takes no other choice while it signs out', async () => {
    const { port, calls } = heldPort<undefined, unknown>();
    const user = await show({ signOut: port });

    await user.click(await button('Выйти'));

    expect((await button('Моя коллекция')).disabled).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('says why the sign-out failed', async () => {
    const user = await show({
      signOut: () =>
        Promise.reject(errorAnswer({ status: 500, code: 1, description: 'Не сейчас' })),
    });

    await user.click(await button('Выйти'));

    expect(await screen.findByText('Не сейчас')).toBeTruthy();
  });
});
