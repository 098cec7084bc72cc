import type { Context, Handlers } from '../../server/call.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { ReadBroadcasts } from '../channels/broadcasts.ts';
import { createItemsByKey } from '../media-views/items-by-key.ts';
import type { OutsideItems } from '../media-views/outside-items.ts';
import { createSearchCatalogue } from './search-catalogue.ts';
import { createSearchService } from './search.service.ts';
import { createSuggestionsService } from './suggestions.service.ts';

/** What search takes from other parts of the service. */
export interface SearchRoutesParts {
  views: AnswerViews;
  outside: OutsideItems;
  readBroadcasts: ReadBroadcasts;
}

/** Handlers of the search. */
export function searchRoutes(
  context: Context,
  { views, outside, readBroadcasts }: SearchRoutesParts,
): Handlers<'search' | 'suggestSearch'> {
  const readCatalogue = createSearchCatalogue(context, readBroadcasts);
  const items = createItemsByKey(views, outside);
  const search = createSearchService(context, { views, items, readCatalogue });
  const suggestions = createSuggestionsService(context, readCatalogue);
  return {
    search: ({ query, viewer, language }) => search.find(query, { viewer, language }),
    suggestSearch: ({ query, viewer, language }) =>
      suggestions.suggest(query.query ?? '', { viewer, language }),
  };
}
