import {
  type Language,
  type SearchSuggestion,
  type SearchSuggestions,
  textIn,
} from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import type { Asker } from '../catalogue/asker.ts';
import { readAudience } from './audience.ts';
import { findDocuments } from './find-documents.ts';
import { matchesIn } from './highlight.ts';
import { readAsTyped } from './query-readings.ts';
import type { ReadSearchCatalogue, SearchCatalogue } from './search-catalogue.ts';
import type { SearchDocument } from './search-documents.ts';
import { foldedWords } from './search-index.ts';

/** How many names and how many words are suggested at most. */
const MOST_NAMES = 7;
const MOST_WORDS = 3;

/** What to search for. */
export interface SuggestionsService {
  suggest(query: string, asker: Asker): Promise<SearchSuggestions>;
}

/** The first of those with the same text. */
const withoutRepeats = (suggestions: readonly SearchSuggestion[]): SearchSuggestion[] =>
  [
    ...new Map(
      suggestions.toReversed().map((one) => [one.text.toLowerCase(), one] as const),
    ).values(),
  ].toReversed();

const nameOf = ({ kind, names }: SearchDocument, language: Language) => ({
  text: textIn(names, language),
  kind,
});

/** Genres that a viewer can find titles of, those of most titles first. */
function genresOf(
  { broadcasts }: SearchCatalogue,
  documents: readonly SearchDocument[],
  language: Language,
): string[] {
  const { genres, itemsById } = broadcasts.catalogue;
  const counts = new Map<string, number>();
  for (const id of documents.flatMap((document) => itemsById.get(document.id)?.genreIds ?? [])) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([id]) => {
      const genre = genres.get(id);
      return genre ? [textIn(genre.names, language)] : [];
    });
}

/** Suggestions from what is searched in. */
export function createSuggestionsService(
  context: Pick<Context, 'db' | 'now'>,
  readCatalogue: ReadSearchCatalogue,
): SuggestionsService {
  return {
    suggest: async (query, { viewer, language }) => {
      const catalogue = await readCatalogue();
      const { index } = catalogue;
      const { mayFind } = await readAudience(context, catalogue.broadcasts, viewer);
      const titles = index.documents.filter(
        (document) => document.kind === 'media_item' && mayFind(document),
      );
      const genres = genresOf(catalogue, titles, language);
      if (foldedWords(query).length === 0) {
        const names = titles.slice(0, MOST_NAMES).map((title) => nameOf(title, language));
        const words = genres.slice(0, MOST_WORDS).map((text) => ({ text }));
        return { items: [...names, ...words].map((one) => ({ ...one, matches: [] })) };
      }
      const named = findDocuments(index, query, mayFind).filter(({ isNamed }) => isNamed);
      const names = named.map(({ document, reading }): SearchSuggestion => {
        const name = nameOf(document, language);
        return { ...name, matches: matchesIn(name.text, reading) };
      });
      const typed = readAsTyped(index, query);
      const words = genres
        .map((text): SearchSuggestion => ({ text, matches: matchesIn(text, typed) }))
        .filter(({ matches }) => matches.length > 0);
      return {
        items: [...withoutRepeats(names).slice(0, MOST_NAMES), ...words.slice(0, MOST_WORDS)],
      };
    },
  };
}
