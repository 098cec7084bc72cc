import type { AppUser } from '@foyer/app';
import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { watchUser } from '@foyer/page-runtime/shell/watch-user';
import { appUserOf } from '../../ports/app.ports.ts';

/** Whether nothing but the count of messages has changed. */
const isRecounted = (before: AppUser, now: AppUser): boolean =>
  before.unreadCount !== now.unreadCount &&
  JSON.stringify({ ...before, unreadCount: now.unreadCount }) === JSON.stringify(now);

/** Tells the flows of the user's data, and whenever these come anew; of messages alone, only those who count them. */
export const userData: ShellPart = ({ page, actor, tell }) => {
  let last: AppUser | undefined;
  return watchUser(page, (answer) => {
    const user = appUserOf(answer);
    const isNoOther = last !== undefined && isRecounted(last, user);
    last = user;
    if (isNoOther) tell('notifications', { type: 'unread.counted', count: user.unreadCount });
    else actor.send({ type: 'user.changed', user });
  });
};
