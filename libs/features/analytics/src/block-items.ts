import { shownBlock, type ShownBlock } from '@foyer/blocks';

type BlockItem = ShownBlock['items'][number];

/** An item's id, and the other names by which an address may know it. */
interface ItemNames {
  id: string;
  others: readonly (string | undefined)[];
}

function namesOf(item: BlockItem): ItemNames {
  switch (item.type) {
    case 'media_item': {
      const { id, slug, series_slug } = item.media_item;
      return { id, others: [slug, series_slug, item.series_position?.episode_slug] };
    }
    case 'channel':
      return { id: item.channel.id, others: [item.channel.slug] };
    case 'epg':
      return { id: item.epg.id, others: [] };
    case 'karaoke_item':
      return { id: item.karaoke_item.id, others: [item.karaoke_item.slug] };
    case 'service':
      return { id: item.service.id, others: [item.service.alias] };
    case 'collection':
      return { id: item.collection.id, others: [item.collection.slug] };
    case 'banner':
      return { id: item.banner.id, others: [] };
  }
}

/** The block around an element. */
export function blockAround(element: Element): ShownBlock | undefined {
  const frame = element.closest('[data-block]');
  return frame ? shownBlock(frame) : undefined;
}

/**
 * The item of a block that an address leads to.
 *
 * @param pathname - As in an address, with its escapes.
 * @returns Its id, its type and its place, from 1.
 */
export function itemAt(pathname: string, { items }: ShownBlock) {
  const parts = pathname.split('/');
  const isNamed = (name: string | undefined) =>
    name !== undefined && parts.includes(encodeURIComponent(name));
  const index = items.findIndex((item) => {
    const { id, others } = namesOf(item);
    return isNamed(id) || others.some(isNamed);
  });
  const item = items[index];
  return item && { id: namesOf(item).id, type: item.type, position: index + 1 };
}
