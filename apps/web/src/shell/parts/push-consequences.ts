import { eventCodes, type MediaItem, type PushEvent } from '@foyer/contract';
import { invalidateAfterChange } from '@foyer/page-runtime/page/invalidate-after-change';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { reportEvent } from '@foyer/page-runtime/shell/heard-events';
import { tellNotification } from './tell-notification.ts';

const isAmong = (codes: readonly string[], code: string): boolean => codes.includes(code);

/** Lists that these events make longer. The count of unread messages is the notifications' own. */
const lists: Partial<Record<PushEvent['event_code'], readonly string[]>> = {
  poll: ['messages'],
  marketing_message: ['messages'],
  certificate_created: ['certificates'],
  reminder: ['reminders'],
};

/** Whether the page on the screen is that of a title, whichever of its names the address has. */
function isShown({ queryClient }: Shell['page'], itemId: string): boolean {
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: ['media-item'], type: 'active' })
    .some(({ state }) => (state.data as MediaItem | undefined)?.id === itemId);
}

/** Asks again for what an event has changed and no reload will bring. EVENT-014 to EVENT-017 */
function refreshQueries({ queryClient }: Shell['page'], code: PushEvent['event_code']): void {
  // Another profile, place or state of the account may show anything else on this page.
  if (isAmong(eventCodes.refreshUser, code)) void invalidateAfterChange(queryClient);
  for (const key of lists[code] ?? []) void invalidateAfterChange(queryClient, { queryKey: [key] });
}

/**
 * Hands one push event on to the flows and to what the page shows. Dialogs of the player are asked of the flow `modal` by
 * the flow `notifications`. Spec 1 §4 "Notifications and real-time events", EVENT-003 to EVENT-022
 */
export function spreadEvent(shell: Shell, event: PushEvent): void {
  const { page, actor } = shell;
  const itemId = event.item?.id;
  // An event without a title concerns the page that is open, and so does one for its title by another name.
  const isNamed = itemId !== undefined && !isShown(page, itemId);
  actor.send({
    type: 'push.received',
    code: event.event_code,
    ...(isNamed && { itemId }),
  });
  tellNotification(shell, 'push', event);
  refreshQueries(page, event.event_code);
  reportEvent(event);
}
