import { describe, expect, it } from 'vitest';
import { purchaseQueryOf } from './purchase-query.ts';

const read = (query: string) => purchaseQueryOf(new URLSearchParams(query));

describe('purchaseQueryOf', () => {
  it('reads the item, and the option if there is one [PAY-035]', () => {
    expect(read('item_type=service&item_id=kino')).toEqual({
      itemType: 'service',
      itemId: 'kino',
      seqId: undefined,
    });
    expect(read('item_type=media_item&item_id=7&seq_id=a%26b&session_id=1')?.seqId).toBe('a&b');
  });

  it.each([
    '',
    'item_type=service',
    'item_id=kino',
    'item_type=person&item_id=7',
    'item_type=service&item_id=',
  ])('has nothing to buy at "%s"', (query) => {
    expect(read(query)).toBeUndefined();
  });
});
