import { useTranslate } from '@foyer/ui/i18n';
import { type ToastItem, ToastRegion } from '@foyer/ui/toast';
import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { notificationsMachine } from './notifications.machine.ts';
import { selectHasToasts, selectNotificationsView } from './notifications.selectors.ts';
import { hasHtml, toastOf } from './notifications.toasts.tsx';
import type { Notice } from './notifications.types.ts';
import { useHold } from './use-hold.ts';
import { useSanitiser } from './use-sanitiser.ts';

/** The running notifications. */
export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;

/** What {@link Toaster} needs. */
export interface ToasterProps {
  actor: NotificationsActor;
  /** False on pages that show no toasts: these wait, as on a hidden page, and nothing counts as shown. @default true */
  isAllowed?: boolean;
}

/** The toasts of the page; also tells the flow whether anybody can see them. Spec 1 §4, NOTIF-001 to NOTIF-009. */
export function Toaster({ actor, isAllowed = true }: ToasterProps) {
  const hasToasts = useSelector(actor, selectHasToasts);
  useEffect(() => {
    const tell = () =>
      actor.send({ type: document.hidden || !isAllowed ? 'page.hidden' : 'page.shown' });
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [actor, isAllowed]);
  return <Suspense>{hasToasts && isAllowed && <Toasts actor={actor} />}</Suspense>;
}

function Toasts({ actor }: Pick<ToasterProps, 'actor'>) {
  const t = useTranslate('notification');
  const { toasts, timed } = useSelector(actor, selectNotificationsView, shallowEqual);
  const sanitise = useSanitiser(toasts.some(hasHtml));
  const { onPause, onResume } = useHold(
    () => actor.send({ type: 'notices.hold' }),
    () => actor.send({ type: 'notices.release' }),
  );

  const shown = (notice: Notice): readonly ToastItem[] => {
    const { id, messageId } = notice;
    const toast = toastOf(notice, {
      t,
      sanitise,
      isTimed: timed.includes(id),
      onPress: () => actor.send({ type: 'notice.press', id }),
      onFollow: () => messageId !== undefined && actor.send({ type: 'message.clicked', messageId }),
    });
    return toast ? [toast] : [];
  };

  return (
    <ToastRegion
      toasts={toasts.flatMap(shown)}
      onClose={(id) => actor.send({ type: 'notice.close', id })}
      onPause={onPause}
      onResume={onResume}
    />
  );
}
