import { resumeFlow } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { startNotifications } from './notifications.driver.ts';
import {
  fakeNotificationsPorts,
  notificationsInputs,
  serverNotifications,
} from './notifications.fixtures.ts';
import { createNotificationsMachine } from './notifications.machine.ts';
import type { MessageReport } from './notifications.types.ts';

const { allowed, refused } = notificationsInputs;
const { panel, pollPanel, popup } = serverNotifications;

/** Lets every promise that is already decided be heard. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('notificationsMachine, towards the server', () => {
  it('reports delivered when the event arrives, shown when a visible page shows it [NOTIF-008, NOTIF-010]', async () => {
    const { actor, receive, reports } = startNotifications();
    actor.send({ type: 'page.hidden' });
    receive(panel);
    await settle();
    expect(reports).toEqual([{ messageId: 'message-1', status: 'delivered' }]);

    actor.send({ type: 'page.shown' });
    await settle();

    expect(reports.slice(1)).toEqual([{ messageId: 'message-1', status: 'shown' }]);
  });

  it('reports a toast that waits for the others as shown when it comes up, and each once', async () => {
    const { actor, receive, show, reports, firstId } = startNotifications();
    actor.send({ type: 'page.hidden' });
    for (const text of ['1', '2', '3', '4']) show({ message: { text }, durationSeconds: 60 });
    receive(panel);
    actor.send({ type: 'page.shown' });
    await settle();
    expect(reports.map(({ status }) => status)).toEqual(['delivered']);

    actor.send({ type: 'notice.close', id: firstId() });
    actor.send({ type: 'notice.close', id: firstId() });
    await settle();

    expect(reports.map(({ status }) => status)).toEqual(['delivered', 'shown']);
  });

  it('reports a press on the target as clicked [NOTIF-009]', async () => {
    const { actor, receive, reports, firstId } = startNotifications();
    receive(panel);

    actor.send({ type: 'notice.press', id: firstId() });
    await settle();

    expect(reports.map(({ status }) => status)).toEqual(['delivered', 'shown', 'clicked']);
  });

  it('reports what a dialog or the journal shows', async () => {
    const { actor, reports } = startNotifications();
    actor.send({ type: 'page.hidden' });
    actor.send({ type: 'message.shown', messageId: 'message-3' });
    await settle();
    expect(reports).toEqual([]);

    actor.send({ type: 'page.shown' });
    actor.send({ type: 'message.clicked', messageId: 'message-3' });
    await settle();

    expect(reports).toEqual([
      { messageId: 'message-3', status: 'shown' },
      { messageId: 'message-3', status: 'clicked' },
    ]);
  });

  it('reports one status after another, and gives up one that is not taken', async () => {
    const { port, calls } = heldPort<MessageReport, unknown>();
    const { receive } = startNotifications(allowed, { sendStatus: port });
    receive(panel);
    expect(calls.map(({ input }) => input.status)).toEqual(['delivered']);

    calls[0]?.fail(new Error('No connection'));
    await settle();
    calls[1]?.answer(undefined);
    await settle();

    expect(calls.map(({ input }) => input.status)).toEqual(['delivered', 'shown']);
  });

  it('aborts a report when the session ends, and sends no other', async () => {
    const { port, calls } = heldPort<MessageReport, unknown>();
    const { actor, receive } = startNotifications(allowed, { sendStatus: port });
    receive(panel);

    actor.send({ type: 'session.ended' });
    await settle();

    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(actor.getSnapshot().context.reports).toEqual([]);
  });

  it('counts polls and marketing messages that arrive, shown or not [NOTIF-015, NOTIF-016]', () => {
    const { receive, view } = startNotifications(refused);

    receive(pollPanel);
    receive(popup);
    receive(panel);
    receive(popup, 'load');

    expect(view().unreadCount).toBe(4);
  });

  it('counts a completed poll as read, and nothing below zero [NOTIF-017]', () => {
    const { actor, view } = startNotifications();
    actor.send({ type: 'unread.counted', count: 1 });

    actor.send({ type: 'poll.completed', messageId: 'message-2' });
    expect(view().unreadCount).toBe(0);
    actor.send({ type: 'poll.completed', messageId: 'message-2' });

    expect(view().unreadCount).toBe(0);
  });

  it('sends a report anew when it was restored before that was done', async () => {
    const { port } = heldPort<MessageReport, unknown>();
    const { actor, receive } = startNotifications(allowed, { sendStatus: port });
    receive(panel);
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
    const sendStatus = vi.fn(async () => undefined);

    const ports = fakeNotificationsPorts({ sendStatus });
    const restored = resumeFlow(createNotificationsMachine(ports), snapshot);
    await settle();

    expect(sendStatus.mock.calls).toEqual([
      [{ messageId: 'message-1', status: 'delivered' }, expect.anything()],
      [{ messageId: 'message-1', status: 'shown' }, expect.anything()],
    ]);
    restored.stop();
  });
});
