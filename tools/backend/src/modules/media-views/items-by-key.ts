import type { FavouriteType, MediaBlockItem } from '@foyer/contract';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { Asker } from '../catalogue/asker.ts';
import type { OutsideItems } from './outside-items.ts';
import { listedItems } from './shared-items.ts';

/** An item by its type and id. */
export interface ItemKey {
  itemType: FavouriteType;
  itemId: string;
}

/** Finds items of any type, as blocks and lists show them. */
export interface ItemsByKey {
  /** In the order of the keys; absent where there is no such item any more. */
  find(keys: readonly ItemKey[], asker: Asker): Promise<(MediaBlockItem | undefined)[]>;
}

const idOf = (item: MediaBlockItem): string => {
  switch (item.type) {
    case 'media_item':
      return item.media_item.id;
    case 'channel':
      return item.channel.id;
    case 'epg':
      return item.epg.id;
    case 'karaoke_item':
      return item.karaoke_item.id;
    case 'service':
      return item.service.id;
    case 'collection':
      return item.collection.id;
    case 'banner':
      return item.banner.id;
  }
};

/** Items of the catalogue and of the other parts of the service. */
export function createItemsByKey(views: AnswerViews, outside: OutsideItems): ItemsByKey {
  const findOf = async (
    type: FavouriteType,
    ids: readonly string[],
    asker: Asker,
  ): Promise<MediaBlockItem[]> => {
    if (ids.length === 0) return [];
    switch (type) {
      case 'channel':
        return outside.channels({ ids }, asker);
      case 'epg':
        return outside.programmes(ids, asker);
      case 'service':
        return outside.services({ ids }, asker);
      default:
        return listedItems(type, ids, await views.of(asker.language));
    }
  };

  return {
    find: async (keys, asker) => {
      const types = [...new Set(keys.map(({ itemType }) => itemType))];
      const found = new Map<string, MediaBlockItem>();
      for (const type of types) {
        const ids = keys.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId);
        for (const item of await findOf(type, ids, asker)) found.set(`${type}/${idOf(item)}`, item);
      }
      return keys.map(({ itemType, itemId }) => found.get(`${itemType}/${itemId}`));
    },
  };
}
