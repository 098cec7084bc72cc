import { describe, expect, it } from 'vitest';
import { pageFlags } from './page-flags.ts';

const layoutAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://sofit.example');
  return pageFlags(pathname, search).layout;
};
const hasAppBanner = (pathname: string) => pageFlags(pathname, '').hasAppBanner;

describe('pageFlags', () => {
  it('tells what navigation needs of an address', () => {
    expect(pageFlags('/movies/mayak', '?season=2&genre=1&genre=3')).toEqual({
      path: '/movies/mayak',
      queryNames: ['season', 'genre'],
      layout: 'page',
      hasAppBanner: true,
      hasCookieNotice: true,
      hasNotifications: true,
      isIndexed: true,
      isFramed: false,
    });
  });

  it.each(['/variants', '/embed/buy'])(
    'gives %s no layout, no cookie notice and no notifications [ROUTE-002, ROUTE-003]',
    (path) => {
      expect(pageFlags(path, '')).toMatchObject({
        layout: 'none',
        hasCookieNotice: false,
        hasNotifications: false,
      });
    },
  );

  it.each(['/tv/pervyi', '/tv/pervyi/shows/7'])(
    'hides the layout of %s for a player, and for a programme with its start [ROUTE-004, ROUTE-006]',
    (path) => {
      expect(layoutAt(path)).toBe('page');
      expect(layoutAt(`${path}?player`)).toBe('bare');
      expect(layoutAt(`${path}?program=7&start_time=1`)).toBe('bare');
    },
  );

  it('keeps the layout of a channel for a programme or a start alone [ROUTE-005]', () => {
    expect(layoutAt('/tv/pervyi?program=7')).toBe('page');
    expect(layoutAt('/tv/pervyi?start_time=1')).toBe('page');
  });

  it('hides the layout of a karaoke item for a player only [ROUTE-032]', () => {
    expect(layoutAt('/karaoke/7?player=1')).toBe('bare');
    expect(layoutAt('/karaoke/7?program=7&start_time=1')).toBe('page');
    expect(layoutAt('/karaoke/catalog?player=1')).toBe('page');
  });

  it('keeps the cookie notice off the controls of a song that plays', () => {
    expect(pageFlags('/karaoke/7', '').hasCookieNotice).toBe(true);
    expect(pageFlags('/karaoke/7', '?player').hasCookieNotice).toBe(false);
    expect(pageFlags('/karaoke/catalog', '?player').hasCookieNotice).toBe(true);
  });

  it.each(['/services/7', '/services/all/7', '/services/all/a/7'])(
    'hides the layout of %s for check_auth and for access [ROUTE-034, ROUTE-035, ROUTE-036]',
    (path) => {
      expect(
        ['', '?check_auth=1', '?access=1', '?player=1'].map((q) => layoutAt(path + q)),
      ).toEqual(['page', 'bare', 'bare', 'page']);
    },
  );

  it('gives players no layout [ROUTE-008, ROUTE-027, ROUTE-028, ROUTE-029, ROUTE-030]', () => {
    const players = [
      '/tv/pervyi/player',
      '/movies/1/player',
      '/catalog/5/6/7/trailer',
      '/episodes/1/stories',
      '/short_stories',
    ];
    expect(new Set(players.map(layoutAt))).toEqual(new Set(['none']));
  });

  it('gives a random title and the voice assistant no layout [ROUTE-046, ROUTE-067]', () => {
    expect(['/my/random', '/alice/auth'].map(layoutAt)).toEqual(['none', 'none']);
  });

  it('gives payment, the promo code embed and sign-in only a main area [ROUTE-068, ROUTE-069, ROUTE-075, ROUTE-076, ROUTE-088]', () => {
    const paths = ['/pay', '/embed/promocode', '/auth', '/authentication'];
    expect(new Set(paths.map(layoutAt))).toEqual(new Set(['bare']));
  });

  it('gives what is not found a layout, except where it is embedded [ROUTE-084]', () => {
    expect(layoutAt('/no/such/page')).toBe('page');
    expect(layoutAt('/embed/a/b/c/d/e')).toBe('bare');
    expect(layoutAt('/partner/embed/a/b')).toBe('bare');
  });

  it('offers the native app beside media items, with their parents too [ROUTE-016, ROUTE-017, ROUTE-018, ROUTE-019, ROUTE-020, ROUTE-021, ROUTE-022, ROUTE-023, ROUTE-024, ROUTE-025]', () => {
    const kinds = ['movies', 'series', 'seasons', 'episodes', 'catalog', 'media_items'];
    const withParents = [
      '/catalog/6/7',
      '/catalog/5/6/7',
      '/media_items/6/7',
      '/media_items/5/6/7',
    ];
    const addresses = [...kinds.map((kind) => `/${kind}/7`), ...withParents];

    expect(addresses.filter((address) => !hasAppBanner(address))).toEqual([]);
    expect(new Set(addresses.map(layoutAt))).toEqual(new Set(['page']));
  });

  it('offers it in their players, and beside short stories [ROUTE-027, ROUTE-028, ROUTE-029, ROUTE-030]', () => {
    const suffixes = ['player', 'trailer', 'stories'];
    const players = ['/movies/7', '/series/7', '/catalog/5/6/7'].flatMap((address) =>
      suffixes.map((suffix) => `${address}/${suffix}`),
    );

    expect([...players, '/short_stories'].filter((address) => !hasAppBanner(address))).toEqual([]);
  });

  it('offers the native app at home, in the personal area’s home and the karaoke catalogue, not everywhere [ROUTE-031, ROUTE-043, ROUTE-082]', () => {
    expect(['/', '/my', '/karaoke/catalog'].map(hasAppBanner)).toEqual([true, true, true]);
    expect(['/movies', '/my/devices', '/karaoke/7', '/movies/7/cast'].map(hasAppBanner)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('lets other sites show embedded players, the chat’s trailer and what to buy, without notices of ours [EMBED-015, ROUTE-003, ROUTE-071, ROUTE-072, ROUTE-074]', () => {
    for (const path of [
      '/embed/vod/7',
      '/embed/7',
      '/embed/5/6/7/trailer',
      '/omnichat/7/trailer',
      '/embed/buy',
    ]) {
      expect(pageFlags(path, '')).toMatchObject({
        layout: 'none',
        hasCookieNotice: false,
        hasNotifications: false,
        isFramed: true,
      });
    }
  });

  it('lets pages of other sites show the form for promo codes, in a main area [ROUTE-069]', () => {
    expect(pageFlags('/embed/promocode', '')).toMatchObject({
      layout: 'bare',
      hasCookieNotice: false,
      hasNotifications: false,
      isFramed: true,
    });
  });

  it('lets nobody show other pages', () => {
    const others = [
      '/',
      '/variants',
      '/movies/7',
      '/movies/7/player',
      '/auth',
      '/my',
      '/pay',
      '/no/such/page',
    ];
    expect(others.filter((path) => pageFlags(path, '').isFramed)).toEqual([]);
  });

  it('keeps personal, embedded and played pages from search engines', () => {
    const isIndexed = (path: string) => pageFlags(path, '').isIndexed;
    expect(['/my/devices', '/embed/7', '/movies/7/player', '/geoblock'].filter(isIndexed)).toEqual(
      [],
    );
    expect(['/', '/movies/7', '/tv/7', '/faq', '/kids'].map(isIndexed)).not.toContain(false);
  });
});
