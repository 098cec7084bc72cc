import {
  ApiError,
  type Client,
  getChannel,
  getKaraokeItem,
  getMediaItem,
  getPurchaseVariants,
  getService,
} from '@foyer/client';
import type { PurchaseItemType, PurchaseVariants } from '@foyer/contract';
import {
  type SellingChoice,
  sellingOption,
  type SellingScreenInput,
  type SellingScreenPorts,
} from '@foyer/selling-screen';
import type { ShellSurroundings } from '../shell/shell.types.ts';

type Named = (client: Client, id: string, signal: AbortSignal) => Promise<{ name: string }>;

/** What is for sale by its kind; a certificate has no name to ask for. */
const named: Partial<Record<PurchaseItemType, Named>> = {
  media_item: (client, idOrSlug, signal) => getMediaItem(client, { idOrSlug }, signal),
  channel: (client, idOrSlug, signal) => getChannel(client, { idOrSlug }, signal),
  karaoke_item: (client, idOrSlug, signal) => getKaraokeItem(client, { idOrSlug }, signal),
  service: (client, idOrAlias, signal) => getService(client, { idOrAlias }, signal),
};

/** Where one option of an item is bought: the page of purchase variants. ROUTE-002 */
export function purchaseAddress({ itemId, itemType, seqId }: SellingChoice): string {
  const query = new URLSearchParams({ item_type: itemType, item_id: itemId, seq_id: seqId });
  return `/variants?${query}`;
}

async function nameOf(
  client: Client,
  { itemId, itemType }: SellingScreenInput,
  signal: AbortSignal,
): Promise<string> {
  const item = await named[itemType]?.(client, itemId, signal);
  return item?.name ?? '';
}

/** What is not for sale has no options, which is an answer. */
async function optionsOf(
  client: Client,
  { itemId, itemType }: SellingScreenInput,
  signal: AbortSignal,
): Promise<PurchaseVariants['items']> {
  try {
    return (await getPurchaseVariants(client, { type: itemType, id: itemId }, signal)).items;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** What an item can be got by, and the way to its purchase. EVENT-021 */
export const sellingScreenPorts = ({
  page: { client },
  goTo,
}: Pick<ShellSurroundings, 'page' | 'goTo'>): SellingScreenPorts => ({
  findSelling: async (input, signal) => {
    const [name, options] = await Promise.all([
      nameOf(client, input, signal),
      optionsOf(client, input, signal),
    ]);
    return { name, options: options.map(sellingOption) };
  },
  buy: (choice) => goTo(purchaseAddress(choice)),
});
