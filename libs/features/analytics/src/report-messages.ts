import type { AnalyticsInput } from '@foyer/client';
import type { NotificationsContext } from '@foyer/notifications';
import type { AnyActorRef } from 'xstate';

const types = { shown: 'message_shown', clicked: 'message_clicked' } as const;

/**
 * Reports messages that were shown and clicked, each once, as the flow `notifications` reports them to the service.
 * ANALYTICS-019
 *
 * @param app - Its system holds the flow, once that runs.
 * @returns Stops it.
 */
export function reportMessages(
  app: AnyActorRef,
  report: (event: AnalyticsInput) => void,
): () => void {
  const reported = new Set<string>();
  let joined: { unsubscribe: () => void } | undefined;

  const hear = (context: Partial<NotificationsContext> | undefined) => {
    for (const { messageId, status } of context?.reports ?? []) {
      const key = `${status} ${messageId}`;
      if (status === 'delivered' || reported.has(key)) continue;
      reported.add(key);
      report({ type: types[status], message_id: messageId });
    }
  };
  const join = () => {
    const flow: AnyActorRef | undefined = app.system.get('notifications');
    if (!flow || joined) return;
    joined = flow.subscribe((snapshot) => hear(snapshot.context));
    hear(flow.getSnapshot().context);
  };

  join();
  const waiting = app.subscribe(join);
  return () => {
    waiting.unsubscribe();
    joined?.unsubscribe();
  };
}
