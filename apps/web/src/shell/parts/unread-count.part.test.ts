import { QueryClient } from '@tanstack/react-query';
import { createAppMachine } from '@foyer/app';
import { appInputs, fakeAppPorts } from '@foyer/app/fixtures';
import { createNotificationsMachine } from '@foyer/notifications';
import {
  fakeNotificationsPorts,
  notificationsInputs,
  serverNotifications,
} from '@foyer/notifications/fixtures';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { unreadCount } from './unread-count.part.ts';
import { userData } from './user-data.part.ts';

const user = { is_auth: true, unread_messages: 2, account_settings: undefined };

/** The root actor with notifications, beside the cache that the header reads. */
function start() {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['user'], user);
  const reasons: string[] = [];
  const ports = fakeAppPorts({ reportStart: ({ reason }) => reasons.push(reason) });
  const notifications = createNotificationsMachine(fakeNotificationsPorts());
  const actor = createActor(createAppMachine(ports, { notifications }), {
    systemId: 'app',
    input: {
      ...appInputs.viewer,
      children: [{ id: 'notifications', input: notificationsInputs.allowed }],
    },
  }).start();
  const tell: Shell['tell'] = (id, event) => actor.system.get(id)?.send(event);
  const page = { queryClient, client: {} } as Partial<Shell['page']> as Shell['page'];
  const shell = { page, actor, tell } as Partial<Shell> as Shell;
  const stops = [userData(shell), unreadCount(shell)];
  onTestFinished(() => {
    for (const stop of stops) stop();
    actor.stop();
  });
  const counts = () => [
    queryClient.getQueryData<typeof user>(['user'])?.unread_messages,
    actor.system.get('notifications')?.getSnapshot().context.unreadCount,
  ];
  const receive = (name: 'poll' | 'popup' | 'panel') =>
    tell('notifications', {
      type: 'notification.received',
      source: 'push',
      notification: serverNotifications[name],
    });
  return { queryClient, counts, receive, reasons, tell };
}

describe('unreadCount', () => {
  it('grows in the header with a poll and a marketing message, and with nothing else [NOTIF-015, NOTIF-016]', () => {
    const { counts, receive } = start();
    expect(counts()).toEqual([2, 2]);

    receive('panel');
    expect(counts()).toEqual([2, 2]);

    receive('poll');
    receive('popup');
    expect(counts()).toEqual([4, 4]);
  });

  it('shrinks in the header with a poll that is answered [NOTIF-017]', () => {
    const { counts, tell } = start();

    tell('notifications', { type: 'poll.completed', messageId: 'message-4' });

    expect(counts()).toEqual([1, 1]);
  });

  it('is as the service counts when the data of the user come anew, which is no other user', () => {
    const { counts, queryClient, reasons } = start();

    queryClient.setQueryData(['user'], { ...user, unread_messages: 7 });

    expect([counts(), reasons]).toEqual([
      [7, 7],
      ['start', 'user'],
    ]);
  });
});
