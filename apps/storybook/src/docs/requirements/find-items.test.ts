import { describe, expect, it } from 'vitest';
import type { CoveredArea, CoveredItem } from './coverage.types.ts';
import { countItems, findItems } from './find-items.ts';

const item = (id: string, rest: Partial<CoveredItem> = {}): CoveredItem => ({
  id,
  text: `What ${id} demands`,
  isOpen: false,
  tests: [],
  decisions: [],
  ...rest,
});
const areas: readonly CoveredArea[] = [
  {
    area: 'PIN',
    title: 'PIN',
    items: [
      item('PIN-001', { tests: ['libs/machines/pin/src/pin.machine.test.ts'] }),
      item('PIN-002', { text: 'Four digits' }),
    ],
  },
  { area: 'NAV', title: 'Navigation', items: [item('NAV-001', { isOpen: true })] },
];
const idsOf = (search: Parameters<typeof findItems>[1]) =>
  findItems(areas, search).flatMap(({ items }) => items.map(({ id }) => id));

describe('findItems', () => {
  it('finds an item by words of its id, its text and its tests, in any order', () => {
    expect(idsOf({ words: 'DIGITS four', show: 'all' })).toEqual(['PIN-002']);
    expect(idsOf({ words: 'pin.machine', show: 'all' })).toEqual(['PIN-001']);
    expect(idsOf({ words: '', show: 'all' })).toEqual(['PIN-001', 'PIN-002', 'NAV-001']);
  });

  it('shows only what no test cites, or only what is open', () => {
    expect(idsOf({ words: '', show: 'untested' })).toEqual(['PIN-002', 'NAV-001']);
    expect(idsOf({ words: '', show: 'open' })).toEqual(['NAV-001']);
  });

  it('leaves out an area in which nothing fits', () => {
    expect(findItems(areas, { words: 'nav', show: 'all' }).map(({ area }) => area)).toEqual([
      'NAV',
    ]);
  });
});

describe('countItems', () => {
  it('counts all, tested and open ones', () => {
    expect(countItems(areas.flatMap(({ items }) => items))).toEqual({ all: 3, tested: 1, open: 1 });
  });
});
