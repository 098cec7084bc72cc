import { allowedParent } from '@foyer/embed-sdk/parent';
import type { PurchaseMessage } from '@foyer/embed-sdk/purchase';
import type { PurchaseItem } from '@foyer/purchase-options';

type WithoutEnvelope<Message> = Message extends PurchaseMessage
  ? Omit<Message, 'source' | 'version' | 'item_type' | 'item_id'>
  : never;

/** What the page of purchase options has to say, before it is put into its envelope. */
export type PurchaseNews = WithoutEnvelope<PurchaseMessage>;

/**
 * The way to the page that the purchase options stand in: messages go to the origin that the operator has allowed, and
 * nothing that it says is heard. PAY-035
 *
 * @returns Nothing where there is no such page.
 */
export function parentPage(
  { itemId, itemType }: PurchaseItem,
  origins: readonly string[],
  view: Window = window,
): ((news: PurchaseNews) => void) | undefined {
  const parent = allowedParent(origins, view);
  return (
    parent &&
    ((news) =>
      parent.tell({
        source: 'foyer',
        version: 1,
        item_type: itemType,
        item_id: itemId,
        ...news,
      } satisfies PurchaseMessage))
  );
}
