import { Dialog } from '@foyer/ui/dialog';
import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { lazyDialog } from './lazy-dialog.tsx';
import type { ModalDialogProps } from './modal-dialog.types.ts';
import { fakeModalPorts, modalRequests } from './modal.fixtures.ts';
import { createModalMachine } from './modal.machine.ts';
import type { ModalOutcome, ModalRequest } from './modal.types.ts';
import { ModalHost } from './modal.view.tsx';

afterEach(cleanup);

const named = (title: string) =>
  function Named({ shell, data, resolve, reject, autoClose }: ModalDialogProps) {
    return (
      <Dialog {...shell} title={title} description={JSON.stringify(data)}>
        <button type="button" onClick={() => resolve({ from: title })}>
          Готово
        </button>
        <button type="button" onClick={reject}>
          Не надо
        </button>
        <output data-testid="clock">{JSON.stringify(autoClose)}</output>
      </Dialog>
    );
  };

async function show() {
  const actor = createActor(createModalMachine(fakeModalPorts())).start();
  onTestFinished(() => void actor.stop());
  const outcomes: ModalOutcome[] = [];
  actor.on('*', (outcome) => outcomes.push(outcome));
  const loadPoll = vi.fn(async () => named('Опрос'));
  const dialogs = {
    login: lazyDialog(async () => named('Вход')),
    profiles: lazyDialog(async () => named('Профили')),
    registration: lazyDialog(async () => named('Регистрация')),
    item_recommendations: lazyDialog(async () => named('Что ещё посмотреть')),
    poll: lazyDialog(loadPoll),
    once: lazyDialog(async () => Once),
    broken: lazyDialog(() => Promise.reject(new Error('Offline'))),
  };
  await renderWithLabel(
    <StrictMode>
      <button type="button">Страница</button>
      <ModalHost actor={actor} dialogs={dialogs} />
    </StrictMode>,
  );
  const page = screen.getByRole('button', { name: 'Страница' });
  page.focus();
  const open = (request: ModalRequest) =>
    act(async () => actor.send({ type: 'modal.open', request }));
  return { actor, outcomes, loadPoll, page, open, user: userEvent.setup() };
}

/** Is used up by its one press, as a flow is by its end. */
function Once({ shell, reject }: ModalDialogProps) {
  const [isUsed, setUsed] = useState(false);
  const press = () => {
    setUsed(true);
    reject();
  };
  return (
    <Dialog {...shell} title="Одноразовый">
      <button type="button" disabled={isUsed} onClick={press}>
        Нажать
      </button>
    </Dialog>
  );
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const button = (name: string) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('ModalHost', () => {
  it('begins a dialog anew that is asked for again while it fades', async () => {
    const { open, user } = await show();
    await open({ id: 'confirm', name: 'once' });
    await user.click(await button('Нажать'));

    await open({ id: 'confirm', name: 'once' });

    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Нажать' }).disabled).toBe(
        false,
      ),
    );
  });

  it('shows the dialog of a name with its data, and passes its result on', async () => {
    const { open, outcomes, user } = await show();
    await open({ ...modalRequests.login, data: { step: 'phone' } });
    expect((await dialog('Вход')).textContent).toContain('{"step":"phone"}');

    await user.click(await button('Готово'));

    expect(outcomes).toEqual([
      { type: 'modal.resolved', id: 'login', name: 'login', result: { from: 'Вход' } },
    ]);
    await gone();
  });

  it('shows one dialog at a time, and the next when it is over [MODAL-001]', async () => {
    const { open, user } = await show();
    await open(modalRequests.login);
    await open(modalRequests.registration);
    await dialog('Вход');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);

    await user.click(await button('Не надо'));

    await dialog('Регистрация');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('loads a dialog when it is first asked for', async () => {
    const { open, loadPoll } = await show();
    expect(loadPoll).not.toHaveBeenCalled();

    await open(modalRequests.instant);

    await dialog('Опрос');
    expect(loadPoll).toHaveBeenCalledOnce();
  });

  it('closes with Escape, except where it may not [MODAL-004, MODAL-006]', async () => {
    const { open, outcomes, user } = await show();
    await open(modalRequests.registration);
    await dialog('Регистрация');
    await user.keyboard('{Escape}');
    expect(outcomes).toEqual([]);

    await user.click(await button('Закрыть'));
    await gone();
    await open(modalRequests.login);
    await dialog('Вход');
    await user.keyboard('{Escape}');

    expect(outcomes.map(({ id }) => id)).toEqual(['registration', 'login']);
  });

  it('has no way to close what may not be closed, except from inside', async () => {
    const { open, outcomes, user } = await show();
    await open(modalRequests.profiles);
    await dialog('Профили');
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('button', { name: 'Закрыть' }), outcomes]).toEqual([null, []]);

    await user.click(await button('Не надо'));

    expect(outcomes).toEqual([
      { type: 'modal.rejected', id: 'profiles', name: 'profiles', reason: 'withdrawn' },
    ]);
  });

  it('gives the focus back to the page after the last of several', async () => {
    const { open, page, user } = await show();
    await open(modalRequests.login);
    await dialog('Вход');
    await open({ ...modalRequests.registration, whenBusy: 'replace' });
    await dialog('Регистрация');

    await user.click(await button('Готово'));

    await gone();
    await waitFor(() => expect(document.activeElement).toBe(page));
  });

  it.each(['broken', 'unheard of'])(
    'shows the error dialog for one that is %s, also where none may be closed [MODAL-024]',
    async (name) => {
      const { open, outcomes, user } = await show();
      await open({ id: name, name, isCancellable: false });
      await dialog('Не\u00A0получилось');

      await user.keyboard('{Escape}');

      expect(outcomes).toEqual([{ type: 'modal.rejected', id: name, name, reason: 'withdrawn' }]);
    },
  );

  it('stops the time of a dialog that closes by itself, while it is pointed at [MODAL-029]', async () => {
    const { actor, open } = await show();
    await open(modalRequests.recommendations);
    const shown = await dialog('Что ещё посмотреть');
    const state = () => JSON.stringify(actor.getSnapshot().value);
    expect(state()).toContain('counting');

    fireEvent.pointerMove(shown);
    expect(state()).toContain('held');

    fireEvent.pointerMove(document.body);
    expect(state()).toContain('counting');
  });

  it('tells a dialog that closes by itself how long it has, and whether that runs [MODAL-029]', async () => {
    const { open, outcomes, user } = await show();
    const clock = async () => (await screen.findByTestId('clock')).textContent;
    await open(modalRequests.recommendations);
    expect(await clock()).toBe('{"seconds":30,"isCounting":true}');

    fireEvent.keyDown(await button('Готово'), { key: 'Tab' });
    expect(await clock()).toBe('{"seconds":30,"isCounting":false}');

    await user.click(await button('Готово'));
    expect(outcomes).toHaveLength(1);
    await gone();
    await open(modalRequests.login);
    await dialog('Вход');
    expect(await clock()).toBe('');
  });
});
