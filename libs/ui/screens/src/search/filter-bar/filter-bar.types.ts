import type { ReactNode } from 'react';

/** One choice of a filter or of the order. */
export interface FilterOption {
  id: string;
  title: string;
}

/** A filter with choices; `single` takes one at most. FILTER-005 */
export interface ListFilter {
  kind: 'multiple' | 'single';
  id: string;
  title: string;
  options: readonly FilterOption[];
  /** What stands for no choice, such as «Все жанры». @default the filter's title */
  allTitle?: string;
}

/** A filter that is on or off, such as «Новинки»; a `custom` one of the server. FILTER-005 */
export interface SwitchFilter {
  kind: 'switch';
  id: string;
  title: string;
}

/** One filter of a catalogue. */
export type Filter = ListFilter | SwitchFilter;

/** Filter id to the ids of its chosen options, never empty; a switch that is on holds `1`. FILTER-008 */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

/** Props of {@link FilterBar}. */
export interface FilterBarProps {
  /** Path of the list: where the choice goes in a query before the scripts are there. */
  action: string;
  filters: readonly Filter[];
  /** The address is where it is kept. */
  chosen: ChosenFilters;
  onChange: (chosen: ChosenFilters) => void;
  /** Of what is chosen now; undefined while it is being counted. */
  resultCount: number | undefined;
  sortOptions: readonly FilterOption[];
  /** Id of the order in force. */
  sort: string;
  onSort: (id: string) => void;
  /** The results. */
  children: ReactNode;
}
