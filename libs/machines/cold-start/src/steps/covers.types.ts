import type { ColdStartMovie } from '@foyer/contract';

/** What shows the covers of a result. */
export interface CoversProps {
  /** At least five. */
  covers: readonly ColdStartMovie[];
  /** Index of the one in front. */
  front: number;
}
