import type { ReactNode } from 'react';

/** Props of {@link EndlessList}. */
export interface EndlessListProps {
  /** What is there, all loaded pages of it. The owner keeps them, so that going back finds the list as it was left. */
  children: ReactNode;
  /** How many items are there. */
  count: number;
  /** The address of the next page, also for those without scripts; undefined at the end. */
  nextHref: string | undefined;
  /** Asks for the next page. */
  onMore: () => void;
  /** What became of the last {@link onMore}. */
  state: 'idle' | 'pending' | 'failed';
  /** Where pages have numbers: the current one, from 1, and how many there are. */
  numbers?: { current: number; total: number; hrefOf: (page: number) => string };
}
