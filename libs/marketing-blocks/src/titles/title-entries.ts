import type { MediaBlock, MediaItemEntry } from '@foyer/contract';

/** The films, series, seasons and episodes of a block, without its other items. */
export const titleEntries = ({ items }: MediaBlock): MediaItemEntry[] =>
  items.filter((item) => item.type === 'media_item');
