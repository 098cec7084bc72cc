export { searchQuery, searchSuggestionsQuery } from './search.queries.ts';
export { search, suggestSearch, type SearchInput } from './search.resource.ts';
