import { userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import { userFixture } from '@foyer/contract/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import type { ModalDialogProps } from '@foyer/modal/view';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { PasswordConfirmDialog } from './password-confirm.dialog.tsx';
import { PinChangeDialog, PinDialog } from './pin.dialog.tsx';

afterEach(() => {
  cleanup();
  publishShell(undefined);
});

const master = { ...userFixture, phone: '79000000002' } as User;

/** A service whose PIN is 1234 and whose code is 7391, and what it was asked to change. */
function service() {
  const changes: unknown[] = [];
  const answers: Record<string, (body: Record<string, string>) => unknown> = {
    validatePin: ({ pin_code }) => ({ valid: pin_code === '1234' }),
    validateSmsCode: ({ code }) => ({ valid: code === '7391' }),
    sendSmsCode: () => ({ resend_after_seconds: 30, code_length: 4 }),
    changePin: (body) => void changes.push(body),
  };
  const call = async (operation: { operationId: string }, { body = {} }: { body?: object }) =>
    answers[operation.operationId]?.(body as Record<string, string>);
  return { call, changes };
}

async function show(
  Named: ComponentType<ModalDialogProps>,
  data: ModalDialogProps['data'] = {},
  user: User = master,
) {
  const { call, changes } = service();
  const told: unknown[] = [];
  const actor = {
    getSnapshot: () => ({ matches: () => true }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const tell = (_id: string, event: unknown) => told.push(event);
  publishShell({ actor, tell } as object as Shell);
  const client = { call: call as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, user);
  const [resolve, reject] = [vi.fn<(result?: unknown) => void>(), vi.fn()];
  const { unmount } = await renderInPage(
    <Named shell={openShell} data={data} resolve={resolve} reject={reject} />,
    { client, queryClient, config: { hasSession: true }, segments: ['modal', 'input'] },
  );
  return { resolve, reject, told, changes, unmount, user: userEvent.setup() };
}

const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });

describe('PinDialog', () => {
  it('tells its opener that the PIN was right, and not the PIN', async () => {
    const { resolve, user } = await show(PinDialog, { reason: 'Для покупки' });
    await field(/^ПИН-код/);
    expect(screen.getByText('Для покупки')).toBeTruthy();

    await user.keyboard('1234');

    await vi.waitFor(() => expect(resolve).toHaveBeenCalledOnce());
    expect(resolve.mock.calls).toEqual([[{ status: 'accepted' }]]);
  });

  it('hands the PIN over in its box where the opener wants it', async () => {
    const { resolve, user } = await show(PinDialog, { isPinWanted: true });
    await field(/^ПИН-код/);

    await user.keyboard('1234');

    await vi.waitFor(() => expect(resolve).toHaveBeenCalledOnce());
    const [result] = resolve.mock.calls[0] as [{ pin: { reveal: () => string } }];
    expect(result.pin.reveal()).toBe('1234');
    expect(JSON.stringify(result)).toBe('{"status":"accepted"}');
  });

  it('is rejected by a viewer who turns back', async () => {
    const { reject, user } = await show(PinDialog);
    await field(/^ПИН-код/);

    await user.keyboard('{Escape}');

    await vi.waitFor(() => expect(reject).toHaveBeenCalledOnce());
  });

  it('asks nothing of a profile that is no master and wants limits lifted [PIN-008]', async () => {
    const child = { ...master, profile: { ...master.profile, type: 'additional' } } as User;
    const { resolve } = await show(PinDialog, { purpose: 'lift' }, child);

    expect(screen.queryByRole('textbox')).toBeNull();
    expect(resolve).toHaveBeenCalledExactlyOnceWith({ status: 'refused' });
  });

  it('lets nothing load the page anew while a PIN may be half typed', async () => {
    const { told, unmount } = await show(PinDialog);
    unmount();
    await Promise.resolve();

    expect(told).toEqual([
      { type: 'busy.began', reason: 'code' },
      { type: 'busy.ended', reason: 'code' },
    ]);
  });
});

describe('PinChangeDialog', () => {
  it('replaces the PIN with the keyboard alone [MODAL-018]', async () => {
    const { changes, resolve, user } = await show(PinChangeDialog);

    await field(/^Текущий/);
    await user.keyboard('1234');
    await field(/^Новый/);
    await user.keyboard('5678');
    await field(/^Ещё раз/);
    await user.keyboard('5678');

    await vi.waitFor(() => expect(resolve).toHaveBeenCalledOnce());
    expect(changes).toEqual([{ old_pin: '1234', new_pin: '5678' }]);
    expect(resolve.mock.calls).toEqual([[{ status: 'accepted' }]]);
  });
});

describe('PasswordConfirmDialog', () => {
  it('hands over the code that was sent to the phone, in its box [MODAL-013]', async () => {
    const { resolve, user } = await show(PasswordConfirmDialog);
    await field(/^Код из/);

    await user.keyboard('7391{Enter}');

    await vi.waitFor(() => expect(resolve).toHaveBeenCalledOnce());
    expect(JSON.stringify(resolve.mock.calls[0]?.[0])).toBe(
      '{"status":"confirmed","confirmation":{"kind":"code"}}',
    );
  });
});
