import { userQuery } from '@foyer/client';
import type { User } from '@foyer/contract';
import { selectNotificationsView, type notificationsMachine } from '@foyer/notifications';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';

type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;

/**
 * Writes the count of the notifications into the user's data, from which the header and the pages read it: one number
 * for all, whoever has heard of it first. NOTIF-015 to NOTIF-017
 */
export const unreadCount: ShellPart = ({ page: { client, queryClient }, actor }) => {
  const { queryKey } = userQuery(client);
  const write = (count: number) => {
    const state = queryClient.getQueryState<User>(queryKey);
    if (!state?.data || state.data.unread_messages === count) return;
    queryClient.setQueryData<User>(
      queryKey,
      { ...state.data, unread_messages: count },
      // The rest is as old as before.
      { updatedAt: state.dataUpdatedAt },
    );
  };
  const watch = (flow: NotificationsActor) => {
    let last = selectNotificationsView(flow.getSnapshot()).unreadCount;
    return flow.subscribe((snapshot) => {
      const { unreadCount: count } = selectNotificationsView(snapshot);
      if (count !== last) write(count);
      last = count;
    });
  };
  let watching: ReturnType<typeof watch> | undefined;
  const find = ({ children }: SnapshotFrom<typeof actor>) => {
    const flow = children['notifications'];
    if (flow) watching ??= watch(flow as NotificationsActor);
  };
  find(actor.getSnapshot());
  const waiting = actor.subscribe(find);
  return () => {
    waiting.unsubscribe();
    watching?.unsubscribe();
  };
};
