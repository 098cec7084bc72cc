import type { Client } from '@foyer/client';
import { listMenuItemsOperation } from '@foyer/contract';
import { mediaItemShortFixture, menuFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { sitemapPaths } from './sitemap-paths.ts';

const film = (slug: string) => ({
  type: 'media_item',
  media_item: { ...mediaItemShortFixture, slug },
});

const journal = {
  id: 'journal',
  title: 'Журнал',
  target: { type: 'screen', link: '/my/journal' },
  icon: 'bell',
};
const menu = { items: [...menuFixture.items, journal] };

/** A service with two pages of titles. */
const client = {
  call: async (
    { operationId }: { operationId: string },
    input: { query?: { cursor?: string } },
  ) => {
    if (operationId === listMenuItemsOperation.operationId) return menu;
    if (operationId === 'listCollections') return { items: [{ slug: 'noir' }] };
    if (operationId === 'listPromoEvents') return { items: [{ slug: 'summer' }] };
    return input.query?.cursor === undefined
      ? { items: [film('mayak'), film('metropolis')], next_cursor: 'second' }
      : { items: [film('nosferatu')] };
  },
} as unknown as Client;

describe('sitemapPaths', () => {
  it('names every title, page after page, and no page that is for one viewer alone', async () => {
    const paths = await sitemapPaths(client);

    expect(paths).toEqual(
      expect.arrayContaining(['/', '/movies/mayak', '/movies/metropolis', '/movies/nosferatu']),
    );
    expect(paths).not.toContain('/my/journal');
  });

  it('names every list, and what is in the lists', async () => {
    expect(await sitemapPaths(client)).toEqual(
      expect.arrayContaining([
        '/catalog',
        '/movies/catalog',
        '/series/catalog',
        '/kids/catalog',
        '/education/catalog',
        '/sport/catalog',
        '/karaoke/catalog',
        '/collections/noir',
        '/promo_events/summer',
      ]),
    );
  });
});
