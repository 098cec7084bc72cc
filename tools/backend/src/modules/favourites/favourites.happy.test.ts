import type { FavouritesPage } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  caller = await backend.signedIn(2);
});

const add = (itemType: string, itemId: string, from = caller) =>
  from.send('POST', '/favourites', { body: { item_type: itemType, item_id: itemId } });

const list = async (query = '', from = caller): Promise<FavouritesPage> =>
  (await from.send('GET', `/favourites${query}`)).body as FavouritesPage;

const keysOf = ({ items }: FavouritesPage): string[] =>
  items.map((item) => {
    switch (item.type) {
      case 'media_item':
        return `${item.type}/${item.media_item.id}`;
      case 'collection':
        return `${item.type}/${item.collection.id}`;
      case 'karaoke_item':
        return `${item.type}/${item.karaoke_item.id}`;
      case 'service':
        return `${item.type}/${item.service.id}`;
      default:
        return item.type;
    }
  });

describe('addFavourite', () => {
  it('says so for ten seconds, with the way to the favourites [FAV-001, FAV-004, FAV-010, CALL-034, PERM-002]', async () => {
    const { body } = await add('media_item', 'metropolis');

    expect(body).toEqual({
      notification: {
        event_type: 'display',
        display: {
          display_type: 'panel',
          panel_type: 'success',
          message: 'Добавлено в избранное',
          duration: 10,
          is_cancellable: true,
          target: { type: 'screen', link: '/my/collection', title: 'Открыть избранное' },
        },
      },
    });
  });

  it('takes what can be put aside of every type, and lists it, the latest first', async () => {
    await add('media_item', 'metropolis');
    backend.pass(1);
    await add('media_item', 'lotsman-sezon-1-seriya-1');
    backend.pass(1);
    await add('collection', 'goroda-budushchego');
    backend.pass(1);
    await add('karaoke_item', 'kalinka');
    backend.pass(1);
    await add('service', 'kino');

    expect(keysOf(await list())).toEqual([
      'service/kino',
      'karaoke_item/kalinka',
      'collection/goroda-budushchego',
      'media_item/lotsman-sezon-1-seriya-1',
      'media_item/metropolis',
    ]);
    expect(keysOf(await list('?item_type=karaoke_item'))).toEqual(['karaoke_item/kalinka']);
  });

  it('changes nothing and says nothing the second time', async () => {
    await add('media_item', 'metropolis');

    const { body } = await add('media_item', 'metropolis');

    expect(body).toEqual({});
    expect(keysOf(await list())).toEqual(['media_item/metropolis']);
  });

  it('marks the item wherever it is shown', async () => {
    await add('collection', 'goroda-budushchego');

    const { body } = await caller.send('GET', '/collections/goroda-budushchego');
    const listed = await list();

    expect(body).toMatchObject({ is_favorite: true });
    expect(listed.items[0]).toMatchObject({ collection: { is_favorite: true } });
  });

  it('keeps the favourites of each profile apart', async () => {
    await add('media_item', 'metropolis');

    const other = await backend.signedIn(2);
    await other.send('POST', '/profiles/switch', {
      body: { id: 'demo-2-profile-2', pin_code: '1234' },
    });

    expect(keysOf(await list('', other))).toEqual([]);
  });

  it('does not take an item that does not exist', async () => {
    const answers = await Promise.all([
      add('media_item', 'nowhere'),
      add('collection', 'metropolis'),
      add('karaoke_item', 'nowhere'),
      add('service', 'nowhere'),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

describe('removeFavourite', () => {
  it('says so for ten seconds, without a link [FAV-002, FAV-005, CALL-035]', async () => {
    await add('media_item', 'metropolis');

    const { body } = await caller.send('DELETE', '/favourites/media_item/metropolis');

    expect(body).toEqual({
      notification: {
        event_type: 'display',
        display: {
          display_type: 'panel',
          panel_type: 'success',
          message: 'Удалено из избранного',
          duration: 10,
          is_cancellable: true,
        },
      },
    });
    expect(keysOf(await list())).toEqual([]);
  });

  it('changes nothing and says nothing where there is nothing to remove', async () => {
    const answer = await caller.send('DELETE', '/favourites/media_item/metropolis');

    expect([answer.status, answer.body]).toEqual([200, {}]);
  });
});

describe('listFavourites', () => {
  it('walks them page by page', async () => {
    for (const slug of ['metropolis', 'alibi', 'sled']) {
      await add('media_item', slug);
      backend.pass(1);
    }

    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.next_cursor ?? ''}`);

    expect([keysOf(first), keysOf(second), second.next_cursor]).toEqual([
      ['media_item/sled', 'media_item/alibi'],
      ['media_item/metropolis'],
      undefined,
    ]);
  });
});
