import { describe, expect, it } from 'vitest';
import { itemTypeAt } from './item-type.ts';

describe('itemTypeAt', () => {
  it('tells types apart whose slugs may be the same', () => {
    expect(['/series/a/player', '/seasons/a/player', '/episodes/a/player'].map(itemTypeAt)).toEqual(
      ['series', 'season', 'episode'],
    );
  });

  it('leaves open what the path does not tell', () => {
    expect(itemTypeAt('/movies/a/player')).toBeUndefined();
    expect(itemTypeAt('/catalog/a/b/player')).toBeUndefined();
  });
});
