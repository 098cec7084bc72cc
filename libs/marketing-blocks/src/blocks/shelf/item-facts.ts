import type { MediaBlock, MediaBlockItem } from '@foyer/contract';
import type { ShelfProps } from '@foyer/screens/shelf';

/** A name of an item that no other item of its block has. */
export function itemKey(item: MediaBlockItem): string {
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
}

const posterLike = ['media_item', 'karaoke_item', 'epg'];

/** How wide the cells of a shelf are: cards wider than a poster take those of wide pictures. */
export const shelfCell = (items: readonly MediaBlockItem[]): NonNullable<ShelfProps['cell']> =>
  items.every(({ type }) => posterLike.includes(type)) ? 'poster' : 'horizontal';

/**
 * Between which moments everything was on air that a block calls current, in seconds since 1970; 0 where nothing is. It
 * is in the block itself, so server and browser begin with the same.
 */
export function onAirSpan({ items }: Pick<MediaBlock, 'items'>): [from: number, until: number] {
  const current = items.flatMap((item) => {
    if (item.type === 'epg') return [item.epg];
    return item.type === 'channel' ? item.channel.epgs.slice(0, 1) : [];
  });
  const from = Math.max(0, ...current.map(({ start_time }) => start_time));
  // Within its last second.
  const ends = current.map(({ end_time }) => end_time - 1);
  return [from, current.length > 0 ? Math.max(from, Math.min(...ends)) : from];
}
