import { describe, expect, it } from 'vitest';
import { variantsPath } from '@foyer/site-map';
import { purchaseQueryOf } from './purchase-query.ts';

const film = { itemType: 'media_item', itemId: 'м&м' } as const;
const asked = (path: string) => purchaseQueryOf(new URL(path, 'https://site.example').searchParams);

describe('variantsPath', () => {
  it('names the item and the option as the page reads them [ROUTE-002]', () => {
    expect(asked(variantsPath(film))).toEqual({ ...film, seqId: undefined });
    expect(asked(variantsPath({ ...film, seqId: 'a=1' }))).toEqual({ ...film, seqId: 'a=1' });
  });

  it('is the bare page without an item', () => {
    expect([variantsPath(), asked(variantsPath())]).toEqual(['/variants', undefined]);
  });
});
