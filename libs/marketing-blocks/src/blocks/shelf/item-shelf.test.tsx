import type { MediaBlock, MediaBlockItem } from '@foyer/contract';
import { customBlockFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { itemKey, onAirSpan, shelfCell } from './item-facts.ts';

const programme = (id: string, start_time: number) =>
  ({ id, start_time, end_time: start_time + 600 }) as never;
const channel = (id: string, start: number): MediaBlockItem => ({
  type: 'channel',
  channel: {
    id,
    epgs: [programme(`${id}-now`, start), programme(`${id}-next`, start + 60)],
  } as never,
});
const song = (id: string): MediaBlockItem => ({
  type: 'karaoke_item',
  karaoke_item: { id } as never,
});
const service = (id: string): MediaBlockItem => ({ type: 'service', service: { id } as never });

const blockOf = (items: MediaBlockItem[]): MediaBlock => ({ ...customBlockFixture, items });

describe('a shelf of items', () => {
  it('begins with moments that its own programmes give, the same for server and browser', () => {
    expect(onAirSpan(blockOf([channel('one', 1000), channel('two', 1500)]))).toEqual([1500, 1599]);
    expect(onAirSpan(blockOf([song('ballad')]))).toEqual([0, 0]);
  });

  it('has wider cells for cards that are wider than a poster', () => {
    expect(shelfCell([song('ballad')])).toBe('poster');
    expect(shelfCell([song('ballad'), service('kino')])).toBe('horizontal');
  });

  it('knows each item by its own id', () => {
    expect([channel('one', 1), song('ballad'), service('kino')].map(itemKey)).toEqual([
      'one',
      'ballad',
      'kino',
    ]);
  });
});
