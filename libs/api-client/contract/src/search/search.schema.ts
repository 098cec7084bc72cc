import * as v from 'valibot';
import { mediaBlockItemSchema } from '../media-views/media-block.schema.ts';
import { pageEntries, pageQueryEntries } from '../paging.ts';
import { personPageSchema } from '../persons/persons.schema.ts';

/** Longest query, in characters. SEARCH-002. */
export const SEARCH_QUERY_MAX_LENGTH = 100;

/** How many results of each kind an answer has when the call does not say, and at most where it names no kind. */
export const SEARCH_PAGE_SIZE = 20;

/** What can be found. Of media items films and series, of the guide what is still to come. */
export const searchKinds = [
  'media_item',
  'person',
  'channel',
  'epg',
  'collection',
  'karaoke_item',
  'service',
] as const;

/** What can be found. */
export const searchKindSchema = v.picklist(searchKinds);
/** What can be found. */
export type SearchKind = v.InferOutput<typeof searchKindSchema>;

const queryTextSchema = v.pipe(v.string(), v.maxLength(SEARCH_QUERY_MAX_LENGTH));

/** Query of the search call; an empty text finds nothing. SEARCH-002. */
export const searchQuerySchema = v.object({
  query: queryTextSchema,
  /** Only results of this kind. */
  kind: v.optional(searchKindSchema),
  /**
   * How many results of each kind at most: 1 to 100 of one kind, up to {@link SEARCH_PAGE_SIZE} of each where no kind is
   * named; {@link SEARCH_PAGE_SIZE} without it.
   */
  limit: pageQueryEntries.limit,
  /** The `next_cursor` of a group, with its kind and the same query. */
  cursor: pageQueryEntries.cursor,
});

/** Someone who makes films, as results show them. */
export const personShortSchema = v.pick(personPageSchema, ['id', 'slug', 'name', 'image', 'roles']);
/** Someone who makes films, as results show them. */
export type PersonShort = v.InferOutput<typeof personShortSchema>;

const indexSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A part of a text to highlight, in UTF-16 units: from `start` up to `end`, which is not part of it. */
export const textRangeSchema = v.object({ start: indexSchema, end: indexSchema });
/** A part of a text to highlight. */
export type TextRange = v.InferOutput<typeof textRangeSchema>;

/** Something that was found: an item as blocks hold it, never a banner, or a person. */
export const searchItemSchema = v.variant('type', [
  mediaBlockItemSchema,
  v.object({ type: v.literal('person'), person: personShortSchema }),
]);
/** Something that was found. */
export type SearchItem = v.InferOutput<typeof searchItemSchema>;

/** A result. */
export const searchResultSchema = v.object({
  item: searchItemSchema,
  /** Which parts of its name match, in order; none where something else of it does. */
  matches: v.array(textRangeSchema),
});
/** A result. */
export type SearchResult = v.InferOutput<typeof searchResultSchema>;

/** Results of one kind, the best first. */
export const searchGroupSchema = v.object({
  kind: searchKindSchema,
  items: v.array(searchResultSchema),
  ...pageEntries,
});
/** Results of one kind. */
export type SearchGroup = v.InferOutput<typeof searchGroupSchema>;

/** What a search found. */
export const searchAnswerSchema = v.object({
  /** What was searched for instead: without mistakes, or in the keyboard layout that was meant. */
  corrected_query: v.optional(v.string()),
  /** The first of all, where the query names it; it stands in its group as well. */
  best_match: v.optional(searchResultSchema),
  /** Kinds with results, the kind of the best result first. */
  groups: v.array(searchGroupSchema),
});
/** What a search found. */
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;

/** Query of the suggestions call; without a text it answers what is popular. */
export const suggestionsQuerySchema = v.object({ query: v.optional(queryTextSchema) });

/** A text to search for. */
export const searchSuggestionSchema = v.object({
  text: v.string(),
  /** What it is the name of; absent for a word, for example a genre. */
  kind: v.optional(searchKindSchema),
  /** Which parts of the text match the query, in order. */
  matches: v.array(textRangeSchema),
});
/** A text to search for. */
export type SearchSuggestion = v.InferOutput<typeof searchSuggestionSchema>;

/** Texts to search for, at most ten. */
export const searchSuggestionsSchema = v.object({ items: v.array(searchSuggestionSchema) });
/** Texts to search for. */
export type SearchSuggestions = v.InferOutput<typeof searchSuggestionsSchema>;
