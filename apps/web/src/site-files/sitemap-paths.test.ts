import type { Client } from '@foyer/client';
import { listMenuItemsOperation } from '@foyer/contract';
import { mediaItemShortFixture, menuFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { sitemapPaths } from './sitemap-paths.ts';

const film = (slug: string) => ({
  type: 'media_item',
  media_item: { ...mediaItemShortFixture, slug },
});

const channels = {
  id: 'tv',
  title: 'ТВ',
  target: { type: 'screen', link: '/tv' },
  icon: 'tv',
};
const menu = { items: [...menuFixture.items, channels] };

/** A service with two pages of titles. */
const client = {
  call: async (
    { operationId }: { operationId: string },
    input: { query?: { cursor?: string } },
  ) => {
    if (operationId === listMenuItemsOperation.operationId) return menu;
    return input.query?.cursor === undefined
      ? { items: [film('mayak'), film('metropolis')], next_cursor: 'second' }
      : { items: [film('nosferatu')] };
  },
} as unknown as Client;

describe('sitemapPaths', () => {
  it('names every title, page after page, and no page that is not built', async () => {
    const paths = await sitemapPaths(client);

    expect(paths).toEqual(
      expect.arrayContaining(['/', '/movies/mayak', '/movies/metropolis', '/movies/nosferatu']),
    );
    expect(paths).not.toContain('/tv');
  });
});
