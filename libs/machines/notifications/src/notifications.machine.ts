import { actorFromPort, required } from '@foyer/core';
import { findNotice } from './notifications.notices.ts';
import { modalOf, pressRequest, pressTarget } from './notifications.reading.ts';
import { notificationsSetup } from './notifications.setup.ts';
import type { NotificationsPorts } from './notifications.types.ts';

/**
 * The messages to the viewer: toasts, what is asked of the dialogs, statuses, the count of unread ones. Spec 1 §4
 * "Notifications and real-time events", NOTIF-001 to NOTIF-019.
 *
 * A fifth toast pushes the oldest below the others; it comes back when there is room, with its whole time. A status
 * that the server does not take is given up: it only informs.
 */
export const notificationsMachine = notificationsSetup.createMachine({
  id: 'notifications',
  description: 'Shows messages of the server and of other flows as toasts, and counts the unread.',
  context: ({ input }) => ({
    ...input,
    notices: [],
    noticeCount: 0,
    timed: [],
    unseen: [],
    reports: [],
  }),
  on: {
    'notification.received': {
      actions: [
        {
          type: 'openModal',
          params: ({ context, event }) => modalOf(event.notification, context.isAllowed),
        },
        { type: 'receive', params: ({ event }) => event },
      ],
    },
    'notice.show': {
      guard: { type: 'isWanted', params: ({ event }) => event.notice },
      actions: { type: 'add', params: ({ event }) => event.notice },
    },
    'notice.press': {
      guard: { type: 'hasNotice', params: ({ event }) => event.id },
      actions: [
        {
          type: 'reportClicked',
          params: ({ context, event }) => findNotice(context, event.id)?.messageId,
        },
        {
          type: 'openModal',
          params: ({ context, event }) =>
            pressRequest(required(findNotice(context, event.id), 'notice')),
        },
        {
          type: 'openTarget',
          params: ({ context, event }) =>
            pressTarget(required(findNotice(context, event.id), 'notice')),
        },
        { type: 'remove', params: ({ event }) => event.id },
      ],
    },
    'notice.close': {
      guard: { type: 'isCancellable', params: ({ event }) => event.id },
      actions: { type: 'remove', params: ({ event }) => event.id },
    },
    'notice.expired': { actions: { type: 'remove', params: ({ event }) => event.id } },
    'message.shown': { actions: { type: 'noteShown', params: ({ event }) => event.messageId } },
    'message.clicked': {
      actions: { type: 'reportClicked', params: ({ event }) => event.messageId },
    },
    'poll.completed': { actions: 'countRead' },
    'unread.counted': { actions: { type: 'setUnread', params: ({ event }) => event.count } },
    'profile.changed': {
      actions: { type: 'allow', params: ({ event }) => event.isNotificationsAllowed },
    },
    'session.ended': { actions: 'forget' },
  },
  type: 'parallel',
  states: {
    toasts: {
      description: 'At most four toasts, the newest on top.',
      meta: { requirements: ['NOTIF-001', 'NOTIF-006', 'NOTIF-007'] },
      on: { 'flow.resumed': { actions: 'stopTime' } },
      initial: 'none',
      states: {
        none: {
          description: 'Nothing is shown.',
          always: { guard: 'hasNotices', target: 'counting' },
        },
        counting: {
          description: 'Each toast with a duration closes at its end.',
          meta: { requirements: ['NOTIF-004', 'NOTIF-005'] },
          always: [
            { guard: 'isStopped', target: 'stopped' },
            { guard: 'isTimingOutdated', actions: 'retime' },
            { guard: 'hasNone', target: 'none' },
          ],
        },
        stopped: {
          description: 'Time stands still; afterwards each toast has its whole time again.',
          entry: 'stopTime',
          always: [
            { guard: 'hasNone', target: 'none' },
            { guard: 'isRunning', target: 'counting' },
          ],
        },
      },
    },
    attention: {
      description: 'Whether the viewer is busy with the toasts.',
      initial: 'elsewhere',
      states: {
        elsewhere: { on: { 'notices.hold': { guard: 'hasNotices', target: 'here' } } },
        here: {
          description: 'The pointer or the focus is on the toasts.',
          on: { 'notices.release': 'elsewhere', 'flow.resumed': 'elsewhere' },
          always: { guard: 'hasNone', target: 'elsewhere' },
        },
      },
    },
    page: {
      description: 'Whether the viewer can see the page.',
      meta: { requirements: ['NOTIF-008'] },
      initial: 'hidden',
      states: {
        visible: {
          description: 'What is on the screen counts as shown.',
          on: { 'page.hidden': 'hidden' },
          always: { guard: 'hasUnreported', actions: 'reportShown' },
        },
        hidden: {
          description:
            'Nobody sees the page, or what shows toasts is not there yet: nothing counts as shown.',
          on: { 'page.shown': 'visible' },
        },
      },
    },
    reporting: {
      description: 'Statuses go to the server one after another.',
      meta: { requirements: ['NOTIF-008', 'NOTIF-009', 'NOTIF-010'] },
      initial: 'idle',
      states: {
        idle: {
          description: 'There is nothing to report.',
          always: { guard: 'hasReports', target: 'sending' },
        },
        sending: {
          description: 'The oldest status is on its way.',
          on: { 'session.ended': { target: 'idle', actions: 'forget' }, 'flow.resumed': 'idle' },
          invoke: {
            src: 'sendStatus',
            input: ({ context }) => required(context.reports[0], 'report'),
            onDone: { target: 'idle', actions: 'dropReport' },
            onError: { target: 'idle', actions: 'dropReport' },
          },
        },
      },
    },
  },
});

/** The machine with its effects attached; the root actor runs it under the system id `notifications`. */
export const createNotificationsMachine = (ports: NotificationsPorts) =>
  notificationsMachine.provide({
    actors: { sendStatus: actorFromPort(ports.sendStatus) },
    actions: { openTarget: (_, target) => target && ports.openTarget(target) },
  });
