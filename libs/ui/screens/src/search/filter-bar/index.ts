export { FilterBar } from './filter-bar.tsx';
export type {
  ChosenFilters,
  Filter,
  FilterBarProps,
  FilterOption,
  ListFilter,
  SwitchFilter,
} from './filter-bar.types.ts';
