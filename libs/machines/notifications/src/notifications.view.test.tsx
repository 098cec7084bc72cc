import { renderWithLabel } from '@foyer/ui/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  fakeNotificationsPorts,
  localNotices,
  notificationsInputs,
  serverNotifications,
} from './notifications.fixtures.ts';
import { createNotificationsMachine } from './notifications.machine.ts';
import type { MessageReport } from './notifications.types.ts';
import { type NotificationsActor, Toaster } from './notifications.view.tsx';

// This DOM reads HTML in another way than browsers, so the stories show what is taken away; here all tags but two are.
vi.mock('./sanitise-html.ts', () => ({
  sanitiseHtml: (html: string) =>
    document.createRange().createContextualFragment(html.replaceAll(/<(?!\/?[ab]\b)[^>]*>/gu, '')),
}));

afterEach(cleanup);

async function show({ isAllowed = true } = {}) {
  const reports: MessageReport[] = [];
  const openTarget = vi.fn();
  const ports = fakeNotificationsPorts({
    sendStatus: async (report) => reports.push(report),
    openTarget,
  });
  const actor = createActor(createNotificationsMachine(ports), {
    input: notificationsInputs.allowed,
  }).start();
  onTestFinished(() => void actor.stop());
  await renderWithLabel(
    <StrictMode>
      <Toaster actor={actor} isAllowed={isAllowed} />
    </StrictMode>,
  );
  const send = (...events: Parameters<NotificationsActor['send']>) =>
    act(async () => actor.send(...events));
  const receive = (name: keyof typeof serverNotifications) =>
    send({
      type: 'notification.received',
      source: 'push',
      notification: serverNotifications[name],
    });
  const state = () => actor.getSnapshot().value;
  return { send, receive, reports, openTarget, state, user: userEvent.setup() };
}

async function hide(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  await act(async () => fireEvent(document, new Event('visibilitychange')));
}

const toast = () => screen.findByRole('listitem');

describe('Toaster', () => {
  it('is not in the page while there is nothing to say', async () => {
    await show();

    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows the words of the server with their marks, and names the toast without them [NOTIF-002, NOTIF-003]', async () => {
    const { receive } = await show();
    await receive('panel');

    const shown = await toast();

    expect(within(shown).getByText('Метрополис').tagName).toBe('B');
    expect(within(shown).getByText('На канале «Немое кино»')).toBeTruthy();
    within(shown).getByRole('button', { name: /Через час Метрополис/ });
  });

  it('shows the words of other flows by their keys [NOTIF-018]', async () => {
    const { receive } = await show();
    await receive('paymentFailed');

    expect((await toast()).textContent).toContain('Оплата не\u00A0прошла');
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('leads where the notice leads, by its own word or by ours', async () => {
    const { receive, openTarget, reports, user } = await show();
    await receive('panel');
    await user.click(await screen.findByRole('button', { name: 'Смотреть' }));
    await receive('certificate');
    await user.click(await screen.findByRole('button', { name: 'Открыть' }));

    expect(openTarget.mock.calls.map(([target]) => target.path)).toEqual([
      'movies/metropolis',
      'my/certificates',
    ]);
    expect(reports.map(({ status }) => status)).toEqual(['delivered', 'shown', 'clicked']);
  });

  it('reports a link inside of the words as clicked [NOTIF-009]', async () => {
    const { send, reports, user } = await show();
    const { panel } = serverNotifications;
    const display = { ...panel.display, message: 'Вот <a href="#films">фильмы</a>' };
    await send({
      type: 'notification.received',
      source: 'push',
      notification: { ...panel, display },
    });

    await user.click(await screen.findByRole('link', { name: 'фильмы' }));

    expect(reports.at(-1)).toEqual({ messageId: 'message-1', status: 'clicked' });
  });

  it('closes a toast, and offers it only where it may be closed', async () => {
    const { send, receive, user } = await show();
    await receive('panel');
    await user.click(await screen.findByRole('button', { name: /^Закрыть/ }));
    expect(screen.queryByRole('listitem')).toBeNull();

    const notice = { ...localNotices.limit, isCancellable: false };
    await send({ type: 'notice.show', notice });
    await toast();
    expect(screen.queryByRole('button', { name: /^Закрыть/ })).toBeNull();
  });

  it('stops all times under the pointer, until it has left the last toast', async () => {
    const { send, state, user } = await show();
    await send({ type: 'notice.show', notice: localNotices.added });
    await send({ type: 'notice.show', notice: localNotices.limit });
    const words = await screen.findByText('Осталось пять минут');
    expect(state().toasts).toBe('counting');

    await user.hover(words);
    expect(state().toasts).toBe('stopped');

    const [close] = screen.getAllByRole('button', { name: /^Закрыть/ });
    if (close) await user.click(close);
    expect(state().toasts).toBe('stopped');

    await user.hover(screen.getByText('Добавлено в избранное'));
    await user.unhover(screen.getByText('Добавлено в избранное'));
    await waitFor(() => expect(state().toasts).toBe('counting'));
  });

  it('shows the line of time only while the time runs', async () => {
    const { send, user } = await show();
    await send({ type: 'notice.show', notice: localNotices.added });
    const shown = await toast();
    const line = () => shown.querySelector<HTMLElement>('[style]')?.style.animationDuration;
    expect(line()).toBe('10000ms');

    await user.hover(shown);
    expect(line()).toBeUndefined();
  });

  it('stops the time and reports nothing as shown while the page is hidden [NOTIF-008]', async () => {
    const { receive, reports, state } = await show();
    await hide(true);
    await receive('panel');
    await toast();
    expect([state().toasts, reports.map(({ status }) => status)]).toEqual([
      'stopped',
      ['delivered'],
    ]);

    await hide(false);

    expect(state().toasts).toBe('counting');
    await waitFor(() =>
      expect(reports.map(({ status }) => status)).toEqual(['delivered', 'shown']),
    );
  });

  it('shows nothing on a page without notices, where nothing counts as shown', async () => {
    const { receive, reports, state } = await show({ isAllowed: false });
    await receive('panel');

    await waitFor(() =>
      expect([state().toasts, reports.map(({ status }) => status)]).toEqual([
        'stopped',
        ['delivered'],
      ]),
    );
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('calls a poll by its own word', async () => {
    const { receive } = await show();
    await receive('pollPanel');

    expect(await screen.findByRole('button', { name: 'Ответить' })).toBeTruthy();
  });
});
