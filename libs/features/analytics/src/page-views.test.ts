import { describe, expect, it } from 'vitest';
import { createPageViews } from './page-views.ts';

let keys = 0;

const word = (address: string, action: 'PUSH' | 'REPLACE' | 'POP' = 'PUSH') => {
  const { pathname, search, hash } = new URL(address, 'https://foyer.test');
  keys += 1;
  return { page: { pathname, search, hash, state: null, key: `key-${keys}` }, action };
};

const view = (path: string, referrer?: string) => ({
  type: 'page_view',
  path,
  ...(referrer !== undefined && { referrer }),
});

describe('createPageViews', () => {
  it('reports the first page with what led to it, and each page after it once [START-014]', () => {
    const views = createPageViews('https://search.example/find?q=phone');
    const films = word('/movies?access=CODE');

    expect([
      views.show(word('/?auth_phone=79000000001', 'POP')),
      views.show(films),
      views.show(films),
      views.show(word('/', 'POP')),
    ]).toEqual([
      view('/', 'https://search.example/find'),
      view('/movies', '/'),
      undefined,
      view('/', '/movies'),
    ]);
  });

  it('reports a redirect, another query and the same page asked for again', () => {
    const views = createPageViews('');
    views.show(word('/old', 'POP'));

    expect([
      views.show(word('/new', 'REPLACE')),
      views.show(word('/new?selected=1')),
      views.show(word('/new?selected=1')),
    ]).toEqual([view('/new', '/old'), view('/new', '/new'), view('/new', '/new')]);
  });

  it('reports no place on the page, and no address that the page changes itself', () => {
    const views = createPageViews('');
    views.show(word('/movies', 'POP'));

    expect([
      views.show(word('/movies#about')),
      views.show(word('/movies', 'POP')),
      views.show(word('/movies?genre=drama', 'REPLACE')),
    ]).toEqual([undefined, undefined, undefined]);
    expect(views.path()).toBe('/movies');
  });
});
