// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { signInHref } from '@foyer/site-map';
import { returnPath } from './return-path.ts';

describe('signInHref', () => {
  it.each(['/movies?genre=1&lang=hye', '/my/devices'])('comes back to %s', (path) => {
    const { pathname, search } = new URL(signInHref(path), 'https://sofit.example');

    expect(pathname).toBe('/auth');
    expect(returnPath(search)).toBe(path);
  });

  it('needs no word of the way home', () => {
    expect(signInHref('/')).toBe('/auth');
    expect(returnPath('')).toBe('/');
  });
});

describe('returnPath', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    String.raw`/\evil.example/`,
    '/..//evil.example/',
    'javascript:alert(1)',
    'movies',
  ])('goes home instead of to %s', (address) => {
    expect(returnPath(`?${new URLSearchParams({ from: address })}`)).toBe('/');
  });
});
