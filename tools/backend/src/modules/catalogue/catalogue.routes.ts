import type { Context, Handlers } from '../../server/call.ts';
import { countedPageOf } from '../../server/paging.ts';
import type { AnswerViews } from './answer-views.ts';
import { filterOf, filtersOf, titlesOfTheme } from './filters.ts';
import { shownTo } from './highest-age.ts';
import { mediaItemEntry, personalView } from './media-item-entry.ts';
import { sortTitles } from './title-rule.ts';
import { readViewing } from './viewing.store.ts';

/** Handlers of the lists of titles and of their filters. */
export function catalogueRoutes(
  { db }: Context,
  views: AnswerViews,
): Handlers<'listCatalogue' | 'getFilters'> {
  return {
    listCatalogue: async ({ query, viewer, language }) => {
      const view = await views.of(language);
      const passing = titlesOfTheme(query.theme, view)
        .filter(shownTo(viewer, view.snapshot))
        .filter(filterOf(query));
      const page = countedPageOf(sortTitles(passing, query.sort), query);
      const personal = personalView(await readViewing(db, viewer), view.snapshot);
      return { ...page, items: page.items.map((title) => mediaItemEntry(title, view, personal)) };
    },
    getFilters: async ({ query, language }) => filtersOf(query.theme, await views.of(language)),
  };
}
