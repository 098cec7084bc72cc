import { describe, expect, it } from 'vitest';
import { routeTable } from '@foyer/site-map/route-table';
import { nameAt, routeAt } from './route-matching.fixtures.ts';

const itemAddresses = [
  '/movies/1',
  '/series/1',
  '/seasons/1',
  '/episodes/1',
  '/catalog/1',
  '/catalog/series/1',
  '/catalog/series/season/1',
  '/media_items/1',
  '/media_items/series/1',
  '/media_items/series/season/1',
];
const namesBelow = (suffix: string) =>
  new Set(itemAddresses.map((address) => nameAt(`${address}/${suffix}`)));

describe('order', () => {
  it('lets fixed last segments win over an id, and fixed first ones over a name [ROUTE-001]', () => {
    expect(nameAt('/catalog/7/cast')).toBe('cast');
    expect(nameAt('/catalog/7/player')).toBe('player');
    expect(nameAt('/media_items/7/8/trailer')).toBe('trailer');
    expect(nameAt('/tv/catalog')).toBe('channel');
    expect(nameAt('/karaoke/catalog')).toBe('karaoke-catalogue');
    expect(nameAt('/search')).toBe('search');
    expect(nameAt('/collections/7')).toBe('collection');
  });
});

describe('television', () => {
  it('has the channel by its id [ROUTE-004]', () => {
    expect(routeAt('/tv/pervyi')).toMatchObject({ name: 'channel', params: { id: 'pervyi' } });
  });

  it('has the programme below its channel [ROUTE-006]', () => {
    expect(routeAt('/tv/pervyi/shows/7')).toMatchObject({
      name: 'programme',
      params: { channel_id: 'pervyi', id: '7' },
    });
  });

  it('has the list of channels [ROUTE-007]', () => expect(nameAt('/tv')).toBe('channels'));

  it('has the player of a channel, without layout [ROUTE-008]', () => {
    expect(nameAt('/tv/pervyi/player')).toBe('channel-player');
  });
});

describe('catalogue', () => {
  it.each([
    '/catalog',
    '/movies/catalog',
    '/series/catalog',
    '/kids/catalog',
    '/education/catalog',
    '/sport/catalog',
  ])('is at %s [ROUTE-009, ROUTE-010, ROUTE-011, ROUTE-012, ROUTE-013, ROUTE-014]', (address) => {
    expect(nameAt(address)).toBe('catalogue');
  });

  it('has no other themes: their address is a media view’s [ROUTE-015]', () => {
    expect(routeAt('/music/catalog')).toMatchObject({
      name: 'media-view',
      params: { name: 'music', id: 'catalog' },
    });
  });
});

describe('media items', () => {
  it('are films, series, seasons and episodes [ROUTE-016, ROUTE-017, ROUTE-018, ROUTE-019]', () => {
    expect(nameAt('/movies/mayak')).toBe('media-item');
    expect(nameAt('/series/mayak')).toBe('media-item');
    expect(nameAt('/seasons/mayak')).toBe('media-item');
    expect(nameAt('/episodes/mayak')).toBe('media-item');
  });

  it.each(['catalog', 'media_items'])(
    'are below /%s with up to two parents [ROUTE-020, ROUTE-021, ROUTE-022, ROUTE-023, ROUTE-024, ROUTE-025]',
    (start) => {
      expect(routeAt(`/${start}/7`)).toMatchObject({ name: 'media-item', params: { id: '7' } });
      expect(routeAt(`/${start}/5/7`)).toMatchObject({ name: 'media-item', params: { id: '7' } });
      expect(routeAt(`/${start}/5/6/7`)).toMatchObject({
        name: 'media-item',
        params: { series_id: '5', season_id: '6', id: '7' },
      });
    },
  );

  it('all have a cast [ROUTE-026]', () => {
    expect(namesBelow('cast')).toEqual(new Set(['cast']));
  });

  it('all have a player, a trailer and stories [ROUTE-027, ROUTE-028, ROUTE-029]', () => {
    expect(namesBelow('player')).toEqual(new Set(['player']));
    expect(namesBelow('trailer')).toEqual(new Set(['trailer']));
    expect(namesBelow('stories')).toEqual(new Set(['stories']));
  });
});

describe('sections', () => {
  it.each([
    ['/short_stories', 'short-stories'],
    ['/karaoke/catalog', 'karaoke-catalogue'],
    ['/karaoke/7', 'karaoke-item'],
  ])('has %s [ROUTE-030, ROUTE-031, ROUTE-032]', (address, name) => {
    expect(nameAt(address)).toBe(name);
  });

  it('has services by id or alias, with up to two parents [ROUTE-033, ROUTE-034, ROUTE-035, ROUTE-036, ROUTE-037]', () => {
    expect(nameAt('/services')).toBe('services');
    for (const address of ['/services/7', '/services/all/kino', '/services/a/b/7']) {
      expect(nameAt(address)).toBe('service');
    }
  });

  it.each([
    ['/collections/7', 'collection'],
    ['/collections', 'collections'],
    ['/search', 'search'],
    ['/promo_events/7', 'promo-event'],
    ['/promo_events', 'promo-events'],
  ])('has %s [ROUTE-038, ROUTE-039, ROUTE-040, ROUTE-041, ROUTE-042]', (address, name) => {
    expect(nameAt(address)).toBe(name);
  });

  it.each([
    ['/support', 'support'],
    ['/faq', 'faq'],
    ['/faq/7', 'faq'],
    ['/offer', 'offer'],
    ['/contacts', 'contacts'],
    ['/persons/7', 'person'],
  ])(
    'has %s [ROUTE-061, ROUTE-062, ROUTE-063, ROUTE-064, ROUTE-065, ROUTE-066]',
    (address, name) => {
      expect(nameAt(address)).toBe(name);
    },
  );
});

describe('media views', () => {
  it('have an address of their own and one at the root [ROUTE-078, ROUTE-079, ROUTE-080, ROUTE-081]', () => {
    const view = { name: 'media-view', params: { name: 'kids' } };
    const about = { name: 'media-view', params: { name: 'similar', id: 'mayak' } };
    expect(routeAt('/media_views/kids')).toMatchObject(view);
    expect(routeAt('/media_views/similar/mayak')).toMatchObject(about);
    expect(routeAt('/kids')).toMatchObject(view);
    expect(routeAt('/similar/mayak')).toMatchObject(about);
  });

  it('serve what the footer links to and the table leaves out [ROUTE-089]', () => {
    for (const name of ['promocode', 'podarochnye-sertifikaty', 'docs', 'smarttv', 'karaoke']) {
      expect(routeAt(`/${name}`)).toMatchObject({ name: 'media-view', params: { name } });
    }
  });

  it('have the home page [ROUTE-082]', () => expect(nameAt('/')).toBe('home'));
});

describe('anything else', () => {
  it('is not found [ROUTE-083]', () => {
    expect(nameAt('/no/such/page')).toBe('not-found');
    expect(nameAt('/my/journal/polls/7')).toBe('not-found');
  });
});

describe('addresses with a slug', () => {
  it('reach the same pages as those with an id [ROUTE-087]', () => {
    expect(
      [
        '/movies/mayak',
        '/series/mayak',
        '/tv/pervyi',
        '/persons/li',
        '/embed/7',
        '/embed/tv/tv-1',
      ].map(nameAt),
    ).toEqual(['media-item', 'media-item', 'channel', 'person', 'video-embed', 'channel-embed']);
  });
});

describe('routeTable', () => {
  it('names each row once, for the ids of the router', () => {
    const names = routeTable.map(({ name }) => name);

    expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
    expect(names.filter((name) => !/^[a-z-]+$/u.test(name))).toEqual([]);
  });
});
