export { SearchResults } from './search-results.tsx';
export type {
  SearchHit,
  SearchHitGroup,
  SearchHitKind,
  SearchResultsProps,
} from './search-results.types.ts';
