// @vitest-environment node
import { purchasePath } from '@foyer/blocks/cards';
import { expect, it } from 'vitest';
import { itemOfPopup, sellingPopup } from './selling-popup.ts';
import { variantsPath } from './variants-path.ts';

const item = { itemId: 'a:b', itemType: 'certificate' } as const;

it('names what is sold in an address, and finds it there [QUERY-012]', () => {
  expect(itemOfPopup(sellingPopup(item))).toEqual({ id: 'a:b', type: 'certificate' });
  expect(['item_selling_screen', 'login', 'login:service:kino'].map(itemOfPopup)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('is sold without scripts where blocks say', () => {
  expect(purchasePath(item)).toBe(variantsPath(item));
});
