import { type MediaItem, notificationItemSchema } from '@foyer/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type InferOutput, is, object } from 'valibot';

/** What a dialog about an item is about. */
export type DialogItem = InferOutput<typeof notificationItemSchema>;

const dataSchema = object({ item: notificationItemSchema });

/** The title whose page is on the screen. */
function titleOnPage(queryClient: QueryClient): DialogItem | undefined {
  const [query] = queryClient.getQueryCache().findAll({ queryKey: ['media-item'], type: 'active' });
  const title = query?.state.data as MediaItem | undefined;
  return title && { id: title.id, type: 'media_item' };
}

/** The item that an event names; one that names none, and an address, mean the title on the page. EVENT-023 */
export function itemOfDialog(
  data: Readonly<Record<string, unknown>>,
  queryClient: QueryClient,
): DialogItem | undefined {
  return is(dataSchema, data) ? data.item : titleOnPage(queryClient);
}
