import type { MediaBlock } from '@foyer/contract';
import {
  bannerFixture,
  channelShortFixture,
  collectionFixture,
  karaokeItemShortFixture,
  mediaItemShortFixture,
  programmeShortFixture,
  serviceShortFixture,
} from '@foyer/contract/fixtures';
import { backgroundFixture } from '../background/background.fixtures.ts';

const title = { type: 'media_item' as const, media_item: mediaItemShortFixture };

/** A block with one item of every type, as a server may send it. HOME-007 */
export const mixedShelfFixture: MediaBlock = {
  id: 'block-shelf',
  type: 'content',
  name: 'Споём',
  target: { type: 'screen', link: '/karaoke' },
  items: [
    { type: 'karaoke_item', karaoke_item: karaokeItemShortFixture },
    { type: 'epg', epg: programmeShortFixture },
    { type: 'collection', collection: collectionFixture },
    { type: 'service', service: serviceShortFixture },
    { type: 'banner', banner: bannerFixture },
  ],
};

/** The blocks chosen by their type, as a server sends them. */
export const shelfFixtures: readonly MediaBlock[] = [
  mixedShelfFixture,
  backgroundFixture,
  {
    id: 'block-carousel',
    type: 'carousel',
    name: 'Продолжить просмотр',
    items: [{ ...title, media_position: { timepoint: 1200, is_viewed: false } }],
  },
  {
    id: 'block-channels',
    type: 'channels',
    name: 'Сейчас в эфире',
    items: [{ type: 'channel', channel: channelShortFixture }],
  },
  {
    id: 'block-collection',
    type: 'collection',
    name: 'Подборки',
    items: [{ type: 'collection', collection: collectionFixture }],
  },
  {
    id: 'block-service',
    type: 'service',
    name: 'Подписки',
    items: [{ type: 'service', service: serviceShortFixture }],
  },
  { id: 'block-top10', type: 'top10', name: 'Топ-10 за сутки', items: [title] },
];
