import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { startAccountBlock } from './account-block.driver.ts';
import { accountBlockInputs, accountSettings } from './account-block.fixtures.ts';
import { BLOCK_DELAY_MS } from './account-block.setup.ts';

const { blocked, free } = accountSettings;
const [REFILL, COLLECTION, LOGOUT] = [0, 1, 2];

/** A viewer who has the dialog open. */
function startOpen(...args: Parameters<typeof startAccountBlock>) {
  const flow = startAccountBlock(...args);
  flow.clock.increment(BLOCK_DELAY_MS);
  return flow;
}

describe('accountBlockMachine', () => {
  it('opens the dialog one second after the page [ACCT-001]', () => {
    const { clock, shown } = startAccountBlock();

    clock.increment(999);
    expect(shown()).toBeUndefined();
    clock.increment(1);

    expect(shown()).toBe('account-block');
  });

  it.each([
    ['is not blocked', free],
    ['has no block screen', accountSettings.silent],
    ['is that of a visitor', undefined],
  ])('opens nothing when the account %s [ACCT-001]', (_, settings) => {
    const { shown } = startOpen({ settings });

    expect(shown()).toBeUndefined();
  });

  it('does not open over another dialog, but after it [ACCT-002]', () => {
    const { openOther, clock, shown, cancel, fade } = startAccountBlock();
    openOther();

    clock.increment(BLOCK_DELAY_MS);
    expect(shown()).toBe('login');
    cancel();
    fade();

    expect(shown()).toBe('account-block');
  });

  it('can be closed only if there is more to do than to sign out [ACCT-003]', () => {
    const [refillable, lockedOut] = [startOpen(), startOpen(accountBlockInputs.locked)];
    expect([refillable.dialog().canClose, lockedOut.dialog().canClose]).toEqual([true, false]);

    refillable.cancel();
    lockedOut.cancel();

    expect([refillable.shown(), lockedOut.shown()]).toEqual([undefined, 'account-block']);
  });

  it('resets the blocking state when it is closed, and stays away [ACCT-004]', () => {
    const { isBlocked, cancel, change, shown, clock } = startOpen();
    expect(isBlocked()).toBe(true);

    cancel();
    change(blocked);
    clock.increment(60_000);

    expect([isBlocked(), shown()]).toEqual([false, undefined]);
  });

  it('comes again when the server speaks of the account, and for nothing else', () => {
    const { cancel, push, change, shown, clock } = startOpen();
    cancel();
    push('profile_updated');
    change(blocked);
    clock.increment(BLOCK_DELAY_MS);
    expect(shown()).toBeUndefined();

    push('account_status');
    change(blocked);
    clock.increment(BLOCK_DELAY_MS);

    expect(shown()).toBe('account-block');
  });

  it('comes when the account becomes blocked while the page is open', () => {
    const { change, clock, shown } = startAccountBlock(accountBlockInputs.free);

    change(blocked);
    clock.increment(BLOCK_DELAY_MS);

    expect(shown()).toBe('account-block');
  });

  it('closes when the block is gone, or does not come at all [ACCT-005]', () => {
    const [open, soon] = [startOpen(), startAccountBlock()];

    open.change(free);
    soon.change(free);
    soon.clock.increment(BLOCK_DELAY_MS);

    expect([open.shown(), open.isBlocked(), soon.shown()]).toEqual([undefined, false, undefined]);
  });

  it('forgets that it was closed when the block is gone', () => {
    const { cancel, change, clock, shown } = startOpen();
    cancel();

    change(free);
    change(blocked);
    clock.increment(BLOCK_DELAY_MS);

    expect(shown()).toBe('account-block');
  });

  it('shows what the server says and lists [ACCT-006, ACCT-007, ACCT-008]', () => {
    expect(startOpen().view().screen).toEqual({
      message: 'Аккаунт заблокирован',
      submessage: 'Пополните счёт, чтобы смотреть дальше',
      icon: 'lock',
      actions: [
        { type: 'external', title: 'Пополнить счёт', url: 'https://refill.example/' },
        { type: 'screen', title: 'Моя коллекция', path: '/my/collection' },
        { type: 'logout', title: 'Выйти' },
      ],
    });
  });

  it('leaves out actions that lead nowhere or to no web address', () => {
    const { view } = startOpen({
      settings: {
        is_account_blocked: true,
        block_screen: {
          message: 'Аккаунт заблокирован',
          available_actions: [
            { type: 'link', screen_name: 'account_refill', title: 'Пополнить счёт' },
            { type: 'link', title: 'Сюда', url: 'javascript:alert(1)' },
          ],
        },
      },
    });

    expect(view().screen?.actions).toEqual([]);
  });

  it('opens the address of the refill beside the page and stays [ACCT-006]', () => {
    const openExternal = vi.fn();
    const { act, shown } = startOpen(accountBlockInputs.blocked, { openExternal });

    act(REFILL);

    expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://refill.example/');
    expect(shown()).toBe('account-block');
  });

  it('leads to the collection and closes [ACCT-010, ACCT-011]', () => {
    const openScreen = vi.fn();
    const { act, shown, isBlocked } = startOpen(accountBlockInputs.blocked, { openScreen });

    act(COLLECTION);

    expect(openScreen).toHaveBeenCalledExactlyOnceWith('/my/collection');
    expect([shown(), isBlocked()]).toEqual([undefined, false]);
  });

  it('signs out, closes and tells the session, which leads home [ACCT-006, ACCT-009]', async () => {
    const { port, calls } = heldPort<undefined, unknown>();
    const { act, actor, told, view, shown } = startOpen(accountBlockInputs.blocked, {
      signOut: port,
    });

    act(LOGOUT);
    expect([view().isBusy, shown(), told]).toEqual([true, 'account-block', []]);
    calls[0]?.answer(undefined);
    await waitFor(actor, ({ value }) => value === 'dismissed');

    expect([shown(), told]).toEqual([undefined, [{ type: 'signed.out' }]]);
  });

  it('says why signing out failed, until it is tried again', async () => {
    const signOut = heldPort<undefined, unknown>();
    const { act, view, actor } = startOpen(accountBlockInputs.blocked, { signOut: signOut.port });
    act(LOGOUT);
    signOut.calls[0]?.fail(errorAnswer({ status: 500, code: 1, description: 'Позже' }));
    await waitFor(actor, ({ context }) => context.message !== undefined);
    expect(view()).toMatchObject({ isBusy: false, message: { text: 'Позже' } });

    act(LOGOUT);

    expect(view()).toMatchObject({ isBusy: true, message: undefined });
  });
});
