import { notificationItemSchema } from '@foyer/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type InferOutput, is, literal, object, string, union } from 'valibot';

/** What events speak of, and certificates, which are only sold. */
const itemSchema = union([
  notificationItemSchema,
  object({ id: string(), type: literal('certificate') }),
]);

/** What a dialog about an item is about. */
export type DialogItem = InferOutput<typeof itemSchema>;

const dataSchema = object({ item: itemSchema });

/** The title or the service whose page is on the screen. */
function itemOnPage(queryClient: QueryClient): DialogItem | undefined {
  const cache = queryClient.getQueryCache();
  const shown = (key: string) =>
    cache.findAll({ queryKey: [key], type: 'active' })[0]?.state.data as { id: string } | undefined;
  const title = shown('media-item');
  if (title) return { id: title.id, type: 'media_item' };
  const service = shown('service');
  return service && { id: service.id, type: 'service' };
}

/** The item that an event names; one that names none, and an address, mean the item of the page. EVENT-023 */
export function itemOfDialog(
  data: Readonly<Record<string, unknown>>,
  queryClient: QueryClient,
): DialogItem | undefined {
  return is(dataSchema, data) ? data.item : itemOnPage(queryClient);
}
