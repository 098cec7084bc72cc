import { createElement } from 'react';
import type { CatalogueTheme, MediaBlock } from '@foyer/contract';
import type { BlockProps } from './define-block.tsx';
import { findBlock } from './registry.ts';

/** A block whose code comes only with the pages that have it; nothing where no block answers to its key. BLOCK-002 */
export function LateBlock({ block }: BlockProps) {
  const Found = findBlock(block);
  return Found ? createElement(Found, { block }) : null;
}

/** Says whether the reader has signed in; asked only where it decides something. */
export type AskSignedIn = () => Promise<boolean>;

const isForVisitors = ({ display_type }: MediaBlock): boolean => display_type === 'unauthorized';

/** The routes whose lists have filters. FILTER-002 */
const filtered: readonly (CatalogueTheme | (string & {}))[] = [
  'movies',
  'series',
  'kids',
  'education',
  'sport',
];

/**
 * Loads the code of the late blocks of a page. A block for those who have not signed in is not for the others, and one of
 * filters is for pages alone whose lists have them. BLOCK-077, FILTER-002
 *
 * @param routeName - Of the page.
 * @returns Ids of those that are to be shown.
 */
export async function loadLateBlocks(
  blocks: readonly MediaBlock[],
  askSignedIn: AskSignedIn,
  routeName: string,
): Promise<string[]> {
  const known = blocks.filter(
    (block) => findBlock(block) && (block.tag !== 'filters' || filtered.includes(routeName)),
  );
  const isSignedIn = known.some(isForVisitors) && (await askSignedIn());
  const shown = known.filter((block) => !isSignedIn || !isForVisitors(block));
  await Promise.all(shown.map((block) => findBlock(block)?.preload()));
  return shown.map(({ id }) => id);
}
