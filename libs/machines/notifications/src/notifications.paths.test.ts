import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { notificationsInputs, serverNotifications } from './notifications.fixtures.ts';
import { notificationsMachine } from './notifications.machine.ts';
import { TOASTS_MAX, toastsOf } from './notifications.notices.ts';

describe('notificationsMachine', () => {
  it('uses every state and transition on its generated paths, timing only what is shown', () => {
    const coverage = coverPaths(notificationsMachine, {
      inputs: Object.values(notificationsInputs),
      events: [
        {
          type: 'notification.received',
          source: 'push',
          notification: serverNotifications.panel,
        },
        { type: 'notice.show', notice: { message: { text: 'kept' } } },
        { type: 'notice.press', id: 'notice-1' },
        { type: 'notice.close', id: 'notice-1' },
        { type: 'notice.expired', id: 'notice-1' },
        { type: 'notices.hold' },
        { type: 'notices.release' },
        { type: 'page.hidden' },
        { type: 'page.shown' },
        { type: 'message.shown', messageId: 'message-3' },
        { type: 'message.clicked', messageId: 'message-3' },
        { type: 'poll.completed', messageId: 'message-3' },
        { type: 'unread.counted', count: 1 },
        { type: 'profile.changed', isNotificationsAllowed: true },
        { type: 'session.ended' },
        { type: 'flow.resumed' },
      ],
      calls: { sendStatus: { answers: [undefined] } },
      // More of the same makes no other decision.
      summarise: ({ notices, isAllowed, unseen, reports, timed }) => [
        Math.min(notices.length, 1),
        notices.length > TOASTS_MAX,
        timed.length > 0,
        isAllowed,
        unseen.length > 0,
        reports.length > 0,
      ],
      check: ({ context }) => {
        const ids = toastsOf(context).map(({ id }) => id);
        if (!context.timed.every((id) => ids.includes(id))) {
          throw new Error('A timer runs for a toast that is not shown');
        }
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "9/9",
        "branches": "5/5",
        "done": "1/1",
        "error": "1/1",
        "events": "19/19",
        "paths": 20,
        "states": "13/13",
      }
    `);
  });
});
