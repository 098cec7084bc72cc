import { describe, expect, it } from 'vitest';
import { routeNameAt } from '@foyer/site-map/page-flags';
import { routeNamer } from './route-name.ts';

const robots = { id: 'site-files/robots', path: 'robots.txt', module: {} };
const nameOf = routeNamer({ routes: { [robots.id]: robots } } as never, routeNameAt);

describe('routeNamer', () => {
  it.each([
    ['/', 'home'],
    ['/movies/metropolis?from=letter', 'media-item'],
    ['/my/profiles/8134', 'my-profile'],
    ['/my/profiles/8134.data', 'my-profile'],
    ['/_root.data', 'home'],
    ['/promocode/SUMMER', 'media-view'],
    ['/robots.txt', 'robots.txt'],
    ['/a/b/c/d/e', 'not-found'],
  ])('names %s %s', (path, name) => {
    expect(nameOf(new Request(`https://sofit.example${path}`))).toBe(name);
  });
});
