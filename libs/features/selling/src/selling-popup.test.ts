// @vitest-environment node
import { expect, it } from 'vitest';
import { variantsPath } from '@foyer/site-map';
import { itemOfPopup, sellingPopup } from './selling-popup.ts';

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
  expect(variantsPath(item)).toBe(variantsPath(item));
});
