import type { CollectionPage, CollectionsPage } from '@foyer/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const get = async (path: string) => (await backend.caller().send('GET', path)).body;

describe('listCollections', () => {
  it('lists them all, each with its picture and the number of its titles [ENTITY-034]', async () => {
    const { items } = (await get('/collections')) as CollectionsPage;

    expect(items).toHaveLength(24);
    expect(items[0]).toEqual({
      id: 'kogda-ne-spitsya',
      slug: 'kogda-ne-spitsya',
      name: 'Когда не спится',
      description: expect.stringContaining('Триллеры'),
      logo: expect.objectContaining({ url: '/api/v1/images/collection-kogda-ne-spitsya' }),
      items_count: 9,
      is_favorite: false,
    });
  });
});

describe('getCollection', () => {
  it('shows its titles in their order, page by page', async () => {
    const first = (await get('/collections/goroda-budushchego?limit=2')) as CollectionPage;
    const second = (await get(
      `/collections/goroda-budushchego?limit=2&cursor=${first.next_cursor ?? ''}`,
    )) as CollectionPage;
    const slugs = ({ items }: CollectionPage) => items.map(({ media_item }) => media_item.slug);

    expect([slugs(first), slugs(second)]).toEqual([
      ['metropolis', 'aelita'],
      ['zhenshchina-na-lune', 'nebesnyy-korabl'],
    ]);
    expect(first.name).toBe('Города будущего');
  });

  it('does not know other collections', async () => {
    expect(await get('/collections/nowhere')).toMatchObject({ error_code: 1000002 });
  });
});
