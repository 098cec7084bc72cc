import type { CustomCard, MediaBlock } from '@foyer/contract';
import { imageFixture } from '@foyer/contract/fixtures';

/** Reasons of the demo service, with their pictures. */
export const reasonCards: CustomCard[] = [
  {
    id: 'subtitles',
    icon: 'captions',
    title: 'Субтитры на трёх языках',
    text: 'Русские, английские и армянские, в <b>каждом</b> фильме.',
    image: imageFixture('backdrop-nochnoy-ekspress'),
    target: { type: 'screen', link: '/movies' },
  },
  {
    id: 'profiles',
    icon: 'user',
    title: 'Профили для всей семьи',
    text: 'Пять профилей, у каждого своя полка и свой код.',
    image: imageFixture('backdrop-volchiy-chas'),
  },
  {
    id: 'archive',
    icon: 'rewind',
    title: 'Эфир можно отмотать',
    text: 'Архив хранится трое суток.',
    image: imageFixture('backdrop-tihaya-voda'),
  },
];

/** The block with these cards. */
export const featuresBlock = (cards: CustomCard[]): MediaBlock => ({
  id: 'block-features-blocks',
  type: 'custom_block',
  tag: 'features_blocks',
  name: 'Почему у нас',
  custom_data: { cards },
  items: [],
});

/** The block as a server sends it. */
export const featuresBlocksFixture: MediaBlock = featuresBlock(reasonCards);
