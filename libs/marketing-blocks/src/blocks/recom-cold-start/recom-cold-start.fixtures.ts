import type { MediaBlock } from '@foyer/contract';
import { mediaItemShortFixture } from '@foyer/contract/fixtures';

/** A block with so many titles, for a profile that has chosen or not; nothing where the service does not say. */
export const recomBlock = (isChosen: boolean | undefined, titles = 6): MediaBlock => ({
  id: 'block-recom',
  type: 'recom_cold_start',
  name: 'Подобрано для вас',
  sub_name: 'Выберите любимое, и полка станет точнее',
  items: Array.from({ length: titles }, (_, index) => ({
    type: 'media_item' as const,
    media_item: { ...mediaItemShortFixture, id: `title-${index}` },
  })),
  ...(isChosen !== undefined && { custom_data: { cold_start: { is_chosen: isChosen } } }),
});

/** A profile that has not chosen yet. */
export const recomColdStartFixture: MediaBlock = recomBlock(false);
