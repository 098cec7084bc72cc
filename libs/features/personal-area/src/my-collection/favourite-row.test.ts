import {
  bannerFixture,
  channelShortFixture,
  collectionFixture,
  karaokeItemShortFixture,
  mediaItemShortFixture,
  programmeShortFixture,
  serviceShortFixture,
} from '@foyer/contract/fixtures';
import { createTranslator } from '@foyer/ui/i18n';
import { describe, expect, it } from 'vitest';
import { favouriteItem, favouriteRow, type Favourite } from './favourite-row.ts';

const { t } = await createTranslator('rus', { segments: ['browse', 'my'] });
const words = { t, language: 'rus', timeZone: 'Europe/Moscow' } as const;

const all: readonly Favourite[] = [
  { type: 'media_item', media_item: { ...mediaItemShortFixture, type: 'film', slug: 'mayak' } },
  { type: 'channel', channel: channelShortFixture },
  { type: 'epg', epg: programmeShortFixture },
  { type: 'karaoke_item', karaoke_item: karaokeItemShortFixture },
  { type: 'service', service: serviceShortFixture },
  { type: 'collection', collection: collectionFixture },
];

describe('favouriteRow', () => {
  it('leads from everything that can be put aside to its page', () => {
    expect(all.map((favourite) => favouriteRow(favourite, words)?.href?.split('/')[1])).toEqual([
      'movies',
      'tv',
      'tv',
      'karaoke',
      'services',
      'collections',
    ]);
  });

  it('is taken out by its kind and id [FAV-002]', () => {
    expect(all.map((favourite) => favouriteItem(favourite)?.type)).toEqual([
      'media_item',
      'channel',
      'epg',
      'karaoke_item',
      'service',
      'collection',
    ]);
  });

  it('shows no banners, which nobody can put aside', () => {
    const banner: Favourite = { type: 'banner', banner: bannerFixture };

    expect([favouriteRow(banner, words), favouriteItem(banner)]).toEqual([undefined, undefined]);
  });
});
