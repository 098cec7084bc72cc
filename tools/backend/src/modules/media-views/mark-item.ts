import type { MediaBlockItem } from '@foyer/contract';
import { markEntry, type PersonalView } from '../catalogue/media-item-entry.ts';

/** An item of a block with what the profile has watched and put aside; the same object where that is nothing. */
export function markItem(item: MediaBlockItem, personal: PersonalView): MediaBlockItem {
  const { viewing } = personal;
  switch (item.type) {
    case 'media_item':
      return markEntry(item, personal);
    case 'collection': {
      const { collection } = item;
      if (!viewing.hasFavourite('collection', collection.id)) return item;
      return { ...item, collection: { ...collection, is_favorite: true } };
    }
    case 'karaoke_item': {
      const { karaoke_item: song } = item;
      if (!viewing.hasFavourite('karaoke_item', song.id)) return item;
      return { ...item, karaoke_item: { ...song, is_favorite: true } };
    }
    case 'channel': {
      const { channel } = item;
      if (!viewing.hasFavourite('channel', channel.id)) return item;
      return { ...item, channel: { ...channel, is_favorite: true } };
    }
    case 'epg': {
      const { epg } = item;
      if (!viewing.hasFavourite('epg', epg.id)) return item;
      return { ...item, epg: { ...epg, is_favorite: true } };
    }
    case 'service':
    case 'banner':
      return item;
  }
}
