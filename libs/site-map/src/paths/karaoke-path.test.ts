import { karaokeItemShortFixture } from '@foyer/contract/fixtures';
import { expect, it } from 'vitest';
import { karaokePath } from './karaoke-path.ts';
import { songPath } from './song-path.ts';

it('has an address for each genre and page of the songs [ROUTE-031]', () => {
  expect([
    karaokePath({ genre: undefined, number: 1 }),
    karaokePath({ genre: 'rock', number: 1 }),
    karaokePath({ genre: 'rock', number: 3 }),
  ]).toEqual([
    '/karaoke/catalog',
    '/karaoke/catalog?genre=rock',
    '/karaoke/catalog?genre=rock&page=3',
  ]);
});

it('leads from a song to its page, whatever its name holds', () => {
  expect(songPath({ ...karaokeItemShortFixture, slug: '../my' })).toBe('/karaoke/..%2Fmy');
});
