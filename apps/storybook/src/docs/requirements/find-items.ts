import type { CoveredArea, CoveredItem } from './coverage.types.ts';

/** What a reader looks for. */
export interface Search {
  /** Words in any order and case, of the id, the text or a file's path. */
  words: string;
  show: 'all' | 'untested' | 'open';
}

/** The areas with the items that fit; an area without any is left out. */
export const findItems = (
  areas: readonly CoveredArea[],
  { words, show }: Search,
): readonly CoveredArea[] => {
  const wanted = words.toLowerCase().split(/\s+/u);
  const fits = (item: CoveredItem) => {
    if (show === 'untested' && item.tests.length > 0) return false;
    if (show === 'open' && !item.isOpen) return false;
    const known = [item.id, item.text, ...item.tests, ...item.decisions].join(' ').toLowerCase();
    return wanted.every((word) => known.includes(word));
  };
  return areas
    .map((area) => ({ ...area, items: area.items.filter(fits) }))
    .filter(({ items }) => items.length > 0);
};

/** How many of some items a test cites, and how many are open. */
export const countItems = (items: readonly CoveredItem[]) => ({
  all: items.length,
  tested: items.filter(({ tests }) => tests.length > 0).length,
  open: items.filter(({ isOpen }) => isOpen).length,
});
