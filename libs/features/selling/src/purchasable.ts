import {
  ApiError,
  type Client,
  getChannel,
  getKaraokeItem,
  getMediaItem,
  getPurchaseVariants,
  getService,
  listCertificateOffers,
} from '@foyer/client';
import type { ContentAction, Image, PurchaseItemType, PurchaseOption } from '@foyer/contract';
import type { Purchasable, PurchaseItem } from '@foyer/purchase-options';
import type { QueryClient } from '@tanstack/react-query';
import {
  mediaItemPath,
  screenPath,
  channelPlayerPath,
  servicePath,
  songPath,
} from '@foyer/site-map';
import { viewerOfSession } from '@foyer/page-runtime/page/require-account';

/** What is known of an item without its prices. */
export type Known = Pick<Purchasable, 'name' | 'href' | 'priceText'> & {
  isOpen: boolean;
  /** Nothing for what has none. */
  picture?: Image;
};

type Find = (client: Client, id: string, signal?: AbortSignal) => Promise<Known>;

/** What the service offers to do with something that the viewer has. */
const isOpen = (actions: readonly ContentAction[]): boolean =>
  actions.some(({ type }) => type === 'watch' || type === 'sing');

const nameless: Known = { name: '', href: undefined, priceText: undefined, isOpen: false };

/** What is for sale by its kind; a certificate has no page. */
const finds: Record<PurchaseItemType, Find> = {
  media_item: async (client, idOrSlug, signal) => {
    const item = await getMediaItem(client, { idOrSlug }, signal);
    const watch = item.actions.find(({ type }) => type === 'watch');
    return {
      name: item.name,
      href: watch?.target ? screenPath(watch.target) : mediaItemPath(item),
      priceText: item.price_text,
      isOpen: isOpen(item.actions),
      picture: item.background,
    };
  },
  channel: async (client, idOrSlug, signal) => {
    const { name, slug, actions } = await getChannel(client, { idOrSlug }, signal);
    return { name, href: channelPlayerPath(slug), priceText: undefined, isOpen: isOpen(actions) };
  },
  karaoke_item: async (client, idOrSlug, signal) => {
    const song = await getKaraokeItem(client, { idOrSlug }, signal);
    return {
      name: song.name,
      href: songPath(song),
      priceText: undefined,
      isOpen: isOpen(song.actions),
    };
  },
  service: async (client, idOrAlias, signal) => {
    const service = await getService(client, { idOrAlias }, signal);
    const { name, price_text: priceText, active } = service;
    return { name, href: servicePath(service), priceText, isOpen: active, picture: service.image };
  },
  certificate: async (client, id, signal) => {
    const { items } = await listCertificateOffers(client, signal);
    const offer = items.find((one) => one.id === id);
    return offer ? { ...nameless, name: offer.name, picture: offer.image } : nameless;
  },
};

/** Names an item and leads to where it is watched, as far as the viewer may now. */
export const findItem = (
  client: Client,
  { itemId, itemType }: PurchaseItem,
  signal?: AbortSignal,
): Promise<Known> => finds[itemType](client, itemId, signal);

const notFoundStatus = 404;

/**
 * What an item can be got by now. What is not for sale has no options, which is an answer.
 *
 * @throws ApiError where the options do not come.
 */
export async function optionsOf(
  client: Client,
  { itemId, itemType }: PurchaseItem,
  signal: AbortSignal | undefined,
): Promise<PurchaseOption[]> {
  try {
    return (await getPurchaseVariants(client, { type: itemType, id: itemId }, signal)).items;
  } catch (error) {
    if (error instanceof ApiError && error.status === notFoundStatus) return [];
    throw error;
  }
}

/**
 * An item with all that it can be got by. Prices are an account's, so a visitor's item has none. PERM-003, PAY-031
 *
 * @throws ApiError where the item or its options do not come; 404 for an item that there is not.
 */
export async function findPurchasable(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  item: PurchaseItem,
  signal?: AbortSignal,
): Promise<Purchasable> {
  const viewer = await viewerOfSession({ client, queryClient });
  const [known, options] = await Promise.all([
    findItem(client, item, signal),
    viewer ? optionsOf(client, item, signal) : [],
  ]);
  const { isOpen: isOwned, picture: _picture, ...shown } = known;
  return { ...shown, options, standing: standingOf(options, isOwned, viewer !== undefined) };
}

function standingOf(
  options: readonly PurchaseOption[],
  isOwned: boolean,
  isSignedIn: boolean,
): Purchasable['standing'] {
  // What is rented may still be bought for good.
  if (options.length > 0) return 'offered';
  if (isOwned) return 'owned';
  return isSignedIn ? 'none' : 'visitor';
}
