import { userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import {
  mediaItemFixture as film,
  paymentAccountFixture,
  paymentTypesFixture,
  purchaseVariantsFixture,
  serviceOptionFixture,
  userFixture,
} from '@foyer/contract/fixtures';
import { required } from '@foyer/core';
import { openShell } from '@foyer/modal/fixtures';
import type { ModalDialogProps } from '@foyer/modal/view';
import { createSessionMachine } from '@foyer/session';
import { fakeSessionPorts, sessionInputs, sessions } from '@foyer/session/fixtures';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { publishShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { PaymentDialog } from './payment.dialog.tsx';

// Its own steps are tried where it lives; here it is what it says at its end.
vi.mock(import('./login/login.dialog.tsx'), () => ({
  LoginDialog: () => null,
  SignInAgainDialog: ({ data, resolve, reject }: ModalDialogProps) => (
    <dialog open aria-label={`Вход ${String(data['phone'])}`}>
      <button type="button" onClick={() => resolve()}>
        Войти
      </button>
      <button type="button" onClick={reject}>
        Закрыть
      </button>
    </dialog>
  ),
}));

afterEach(() => {
  cleanup();
  publishShell(undefined);
  sessionStorage.clear();
});

const base = required(userFixture.profile, 'profile');
const profile = { ...base, purchase_limits: { ...base.purchase_limits, is_pin_required: false } };
const viewer = { ...userFixture, is_auth: true, phone: '79000000001', profile } as User;
async function show() {
  let user = viewer;
  const reload = vi.fn();
  const session = createActor(createSessionMachine(fakeSessionPorts({ reload })), {
    input: sessionInputs.viewer,
  }).start();
  onTestFinished(() => void session.stop());
  const answers: Record<string, () => unknown> = {
    getUser: () => user,
    getMediaItem: () => film,
    getPurchaseVariants: () => ({ ...purchaseVariantsFixture, items: [serviceOptionFixture] }),
    listPaymentMethods: () => paymentTypesFixture,
    getPaymentAccount: () => paymentAccountFixture,
  };
  const client = {
    call: async ({ operationId }: { operationId: string }) => answers[operationId]?.(),
  } as never;
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, viewer);
  const actor = {
    system: { get: () => session },
    getSnapshot: () => ({ matches: () => true }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const tell = (_id: string, event: object) => session.send(event as never);
  publishShell({ actor, tell, page: { client, queryClient } } as object as Shell);
  const reject = vi.fn();
  await renderInPage(
    <PaymentDialog
      shell={openShell}
      data={{ item: { type: 'media_item', id: film.id }, seqId: serviceOptionFixture.seq_id }}
      resolve={vi.fn()}
      reject={reject}
    />,
    {
      client,
      queryClient,
      config: { hasSession: true },
      segments: ['modal', 'input', 'bank_card', 'purchase', 'component'],
    },
  );
  const lose = () =>
    session.send({ type: 'transport.failed', status: 401, errorCode: 1000023, method: 'GET' });
  const signIn = async (as: User) => {
    user = as;
    session.send({ type: 'session.changed', session: sessions.viewer });
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  };
  return { reject, reload, lose, signIn };
}

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const signInOver = () => screen.findByRole('dialog', { name: 'Вход 79000000001' });

it.each([
  ['length of time', /год/u],
  ['method', /^Мир/u],
])(
  'C11: has the viewer sign in over the payment, keeps the chosen %s, and never reloads the page under it',
  async (_what, name) => {
    const { reject, reload, lose, signIn } = await show();
    if (name.test('год')) await userEvent.click(await radio(name));
    await press(/^Дальше/u);
    if (!name.test('год')) await userEvent.click(await radio(name));
    await radio(/^Банковская/u);

    lose();
    await signInOver();
    await signIn(viewer);

    await waitFor(async () => expect((await radio(name)).checked).toBe(true));
    expect(screen.getByRole('radiogroup', { name: /^Чем/u })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    expect(reject).not.toHaveBeenCalled();
  },
);

it('C11: ends where another viewer signs in', async () => {
  const { reject, lose, signIn } = await show();
  await radio(/год/u);

  lose();
  await signInOver();
  await signIn({ ...viewer, profile: { ...profile, id: 'another' } });

  await waitFor(() => expect(reject).toHaveBeenCalledOnce());
});

it('C11: ends where the viewer turns back from signing in', async () => {
  const { reject, lose } = await show();
  await radio(/год/u);

  lose();
  await signInOver();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));

  expect(reject).toHaveBeenCalledOnce();
});
