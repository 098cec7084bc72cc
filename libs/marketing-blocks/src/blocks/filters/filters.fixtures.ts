import type { CustomCard, MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

const card = (alias: string, title: string): CustomCard => ({
  id: `movies-${alias}`,
  title,
  image: imageFixture('backdrop-kassiopeya'),
  target: { type: 'screen', link: `/movies/catalog?genres=${alias}` },
});

/** The block as a server sends it, with as many cards as it shows. */
export const filtersFixture: MediaBlock = {
  id: 'block-filters',
  type: 'custom_block',
  tag: 'filters',
  name: 'Что посмотреть',
  custom_data: {
    cards: [
      card('comedy', 'Комедии'),
      card('detective', 'Детективы'),
      card('drama', 'Драмы'),
      card('horror', 'Ужасы'),
      card('history', 'Исторические'),
    ],
  },
  items: [],
};
