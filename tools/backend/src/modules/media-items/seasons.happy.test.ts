import type { MediaItemsPage } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const page = async (path: string, caller = backend.caller()): Promise<MediaItemsPage> =>
  (await caller.send('GET', `/media-items/${path}`)).body as MediaItemsPage;

describe('listSeasons', () => {
  it('lists the seasons of a series in order', async () => {
    const { items } = await page('lotsman/seasons');

    expect(items.map(({ media_item }) => media_item.slug)).toEqual(
      items.map((_, index) => `lotsman-sezon-${index + 1}`),
    );
  });

  it('does not know the seasons of a film', async () => {
    expect((await backend.caller().send('GET', '/media-items/metropolis/seasons')).status).toBe(
      404,
    );
  });
});

describe('listEpisodes', () => {
  it('lists the episodes of a season, page by page', async () => {
    const all = await page('lotsman-sezon-1/episodes');
    const first = await page('lotsman-sezon-1/episodes?limit=3');
    const second = await page(`lotsman-sezon-1/episodes?limit=3&cursor=${first.next_cursor ?? ''}`);

    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 6));
    expect(all.items[2]?.media_item.order_number).toBe(3);
  });

  it('lists the episodes of a whole series, one season after another', async () => {
    const { items } = await page('lotsman/episodes?limit=100');

    const places = items.map(
      ({ media_item: { season_order_number: season, order_number: order } }) =>
        Number(season) * 100 + Number(order),
    );

    expect(places.length).toBeGreaterThan(8);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('does not know the episodes of a film', async () => {
    expect((await backend.caller().send('GET', '/media-items/metropolis/episodes')).status).toBe(
      404,
    );
  });
});
