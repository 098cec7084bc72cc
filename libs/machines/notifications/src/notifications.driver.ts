import type { Notification } from '@foyer/contract';
import type { ModalRequest } from '@foyer/modal';
import { type AnyEventObject, createActor, fromCallback, setup, SimulatedClock } from 'xstate';
import { fakeNotificationsPorts, notificationsInputs } from './notifications.fixtures.ts';
import { createNotificationsMachine } from './notifications.machine.ts';
import { selectNotificationsView } from './notifications.selectors.ts';
import type {
  LocalNotice,
  MessageReport,
  NotificationsInput,
  NotificationsPorts,
} from './notifications.types.ts';

/**
 * Starts the notifications beside a flow `modal` that only notes what it is asked, as the root actor has them, under a
 * clock of the test's.
 */
export function startNotifications(
  input: NotificationsInput = notificationsInputs.allowed,
  replaced: Partial<NotificationsPorts> = {},
) {
  const clock = new SimulatedClock();
  const requests: ModalRequest[] = [];
  const reports: MessageReport[] = [];
  const ports = fakeNotificationsPorts({
    sendStatus: async (report) => reports.push(report),
    ...replaced,
  });
  const root = setup({
    actors: {
      modal: fromCallback<AnyEventObject>(({ receive }) =>
        receive((event) => requests.push(event['request'] as ModalRequest)),
      ),
      notifications: createNotificationsMachine(ports),
    },
  }).createMachine({
    invoke: [
      { src: 'modal', systemId: 'modal' },
      { src: 'notifications', id: 'notifications', input },
    ],
  });
  const actor = createActor(root, { clock }).start().getSnapshot().children['notifications'];
  if (!actor) throw new Error('The notifications did not start');
  // As the toaster says when it is there.
  actor.send({ type: 'page.shown' });
  const view = () => selectNotificationsView(actor.getSnapshot());
  const receive = (notification: Notification, source: 'push' | 'load' = 'push') =>
    actor.send({ type: 'notification.received', source, notification });
  const show = (notice: LocalNotice) => actor.send({ type: 'notice.show', notice });
  const words = () => view().toasts.map(({ message }) => Object.values(message)[0]);
  const firstId = () => view().toasts[0]?.id ?? 'none';
  return { actor, clock, requests, reports, view, receive, show, words, firstId };
}
