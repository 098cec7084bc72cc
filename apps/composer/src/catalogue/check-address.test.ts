import { describe, expect, it } from 'vitest';
import { addressFault, targetOf } from './check-address.ts';

describe('addressFault', () => {
  it.each(['/', '/movies', '/movies/catalog?genres=comedy', 'https://example.org/a?b=c'])(
    'takes %s',
    (text) => expect(addressFault(text, false)).toBeUndefined(),
  );

  it.each([
    'movies',
    '//example.org',
    '/a b',
    'javascript:alert(1)',
    'data:text/html,1',
    'https://',
    'https://local',
    'mailto:a@example.org',
  ])('refuses %s', (text) => expect(addressFault(text, false)).toBe('target.wrong'));

  it('keeps other sites away where only pages of this one fit', () => {
    expect(addressFault('https://example.org', true)).toBe('target.inside');
  });
});

describe('targetOf', () => {
  it('opens other sites beside the page', () => {
    expect([targetOf('/movies'), targetOf('https://example.org')]).toEqual([
      { type: 'screen', link: '/movies' },
      { type: 'blank', url: 'https://example.org' },
    ]);
  });
});
