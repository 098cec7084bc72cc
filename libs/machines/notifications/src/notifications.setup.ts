import type { Notification } from '@foyer/contract';
import { type FlowMeta, missingPort } from '@foyer/core';
import type { ModalEvent, ModalRequest } from '@foyer/modal';
import { type AnyActorRef, assign, enqueueActions, not, or, setup, stateIn } from 'xstate';
import type { NotificationsEvent } from './notifications.events.ts';
import {
  findNotice,
  hasUnreported,
  reportShown,
  timedToasts,
  withNotice,
  withReport,
} from './notifications.notices.ts';
import { isJournalMessage, localContent, noticeOf } from './notifications.reading.ts';
import type {
  LinkTarget,
  LocalNotice,
  MessageReport,
  NotificationsContext,
  NotificationsInput,
} from './notifications.types.ts';

const timerOf = (id: string) => `expiry:${id}`;

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id));

const isHidden = stateIn({ page: 'hidden' });
const isBusy = stateIn({ attention: 'here' });

const parts = setup({
  types: {} as {
    input: NotificationsInput;
    context: NotificationsContext;
    events: NotificationsEvent;
    meta: FlowMeta;
  },
  actors: {
    sendStatus: missingPort<MessageReport, unknown>(
      'sendStatus',
      'Tells the server that a message was delivered, shown or clicked.',
    ),
  },
  guards: {
    isWanted: ({ context }, { isForced }: LocalNotice) => context.isAllowed || isForced === true,
    isCancellable: ({ context }, id: string) => findNotice(context, id)?.isCancellable ?? false,
    hasNotice: ({ context }, id: string) => findNotice(context, id) !== undefined,
    hasNotices: ({ context }) => context.notices.length > 0,
    hasNone: ({ context }) => context.notices.length === 0,
    hasReports: ({ context }) => context.reports.length > 0,
    hasUnreported: ({ context }) => hasUnreported(context),
    isTimingOutdated: ({ context }) => !isSame(context.timed, timedToasts(context)),
    isStopped: or([isHidden, isBusy]),
    isRunning: not(or([isHidden, isBusy])),
  },
  actions: {
    /** Supplied by `createNotificationsMachine`. */
    openTarget: (_args, _target: LinkTarget | undefined) => {},
    receive: assign(({ context }, { source, notification }: Received) => {
      const content = noticeOf(notification, context.isAllowed);
      const isCounted = source === 'push' && isJournalMessage(notification);
      return {
        ...(content && withNotice(context, content)),
        unreadCount: context.unreadCount + (isCounted ? 1 : 0),
        reports: withReport(context.reports, notification.message_id, 'delivered'),
      };
    }),
    add: assign(({ context }, notice: LocalNotice) => withNotice(context, localContent(notice))),
    remove: assign(({ context }, id: string) => ({
      notices: context.notices.filter((notice) => notice.id !== id),
    })),
    reportClicked: assign(({ context }, messageId: string | undefined) => ({
      reports: withReport(context.reports, messageId, 'clicked'),
    })),
    reportShown: assign(({ context }) => reportShown(context)),
    noteShown: assign(({ context }, messageId: string) => ({
      unseen: [...context.unseen, messageId],
    })),
    setUnread: assign((_, unreadCount: number) => ({ unreadCount })),
    allow: assign((_, isAllowed: boolean) => ({ isAllowed })),
    dropReport: assign(({ context }) => ({ reports: context.reports.slice(1) })),
    countRead: assign(({ context }) => ({ unreadCount: Math.max(0, context.unreadCount - 1) })),
    /** The viewer is gone, and with the session the right to report. */
    forget: assign({ notices: [], unseen: [], reports: [], unreadCount: 0 }),
  },
});

/** A notification and how it came. */
interface Received {
  source: 'push' | 'load';
  notification: Notification;
}

/** What the notifications are made of: their types, calls, rules and steps with a name. */
export const notificationsSetup = parts.extend({
  actions: {
    /** Asks the flow `modal` for a dialog that can be shown, where it runs beside this one. */
    openModal: enqueueActions(({ context, enqueue, system }, request: ModalRequest | undefined) => {
      const modal: AnyActorRef | undefined = system.get('modal');
      if (!request || !modal || context.dialogs?.includes(request.name) === false) return;
      enqueue.sendTo(modal, { type: 'modal.open', request } satisfies ModalEvent);
    }),
    /** Starts the time of toasts that came to the screen and stops that of those that left it. */
    retime: enqueueActions(({ context, enqueue }) => {
      const timed = timedToasts(context);
      for (const id of context.timed.filter((old) => !timed.includes(old))) {
        enqueue.cancel(timerOf(id));
      }
      for (const id of timed.filter((fresh) => !context.timed.includes(fresh))) {
        const delay = (findNotice(context, id)?.durationSeconds ?? 0) * 1000;
        enqueue.raise({ type: 'notice.expired', id }, { id: timerOf(id), delay });
      }
      enqueue.assign({ timed });
    }),
    stopTime: enqueueActions(({ context, enqueue }) => {
      for (const id of context.timed) enqueue.cancel(timerOf(id));
      enqueue.assign({ timed: [] });
    }),
  },
});
