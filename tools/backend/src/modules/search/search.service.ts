import {
  SEARCH_PAGE_SIZE,
  type SearchAnswer,
  type SearchGroup,
  type SearchKind,
} from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { pageOf, type PageQuery } from '../../server/paging.ts';
import type { AnswerViews } from '../catalogue/answer-views.ts';
import type { Asker } from '../catalogue/asker.ts';
import { personalView } from '../catalogue/media-item-entry.ts';
import { readViewing } from '../catalogue/viewing.store.ts';
import type { ItemsByKey } from '../media-views/items-by-key.ts';
import { readAudience } from './audience.ts';
import { correctedQuery } from './corrected-query.ts';
import { findDocuments, type Hit } from './find-documents.ts';
import type { ReadSearchCatalogue } from './search-catalogue.ts';
import { entriesOf, resultsOf } from './search-items.ts';

/** What is asked for. */
export interface SearchQuery extends PageQuery {
  query: string;
  kind?: SearchKind | undefined;
}

/** What search takes from other parts of the service. */
export interface SearchParts {
  views: AnswerViews;
  items: ItemsByKey;
  readCatalogue: ReadSearchCatalogue;
}

/** Finds what can be watched, and who made it. */
export interface SearchService {
  /** @throws Failure `invalidRequest` for a cursor that is none, or has no kind. */
  find(query: SearchQuery, asker: Asker): Promise<SearchAnswer>;
}

/** A query with fewer letters names nothing yet. */
const FEWEST_NAMING_LETTERS = 3;

/** A page of every kind at once is as dear as seven pages, so that each is a short one. */
const limitOf = ({ kind, limit = String(SEARCH_PAGE_SIZE) }: SearchQuery): string =>
  kind ? limit : String(Math.min(Number(limit), SEARCH_PAGE_SIZE));

const isBestMatch = ({ isNamed, reading }: Hit): boolean =>
  isNamed && reading.words.reduce((sum, { text }) => sum + text.length, 0) >= FEWEST_NAMING_LETTERS;

/** Search over a database. */
export function createSearchService(
  context: Pick<Context, 'db' | 'now'>,
  { views, items, readCatalogue }: SearchParts,
): SearchService {
  return {
    find: async (asked, asker) => {
      const { query, kind, cursor } = asked;
      if (cursor !== undefined && !kind) throw new Failure('invalidRequest', { detail: 'cursor' });
      const { index, broadcasts } = await readCatalogue();
      const audience = await readAudience(context, broadcasts, asker.viewer);
      const hits = findDocuments(index, query, audience.mayFind).filter(
        ({ document }) => kind === undefined || document.kind === kind,
      );
      const view = await views.of(asker.language);
      const personal = personalView(await readViewing(context.db, asker.viewer), view.snapshot);
      const of = { items, view, personal, asker };
      const groups: SearchGroup[] = [];
      for (const found of new Set(hits.map(({ document }) => document.kind))) {
        const ofKind = hits.filter(({ document }) => document.kind === found);
        const page = pageOf(entriesOf(ofKind, audience), { cursor, limit: limitOf(asked) });
        groups.push({ ...page, kind: found, items: await resultsOf(found, page.items, of) });
      }
      const [best] = hits;
      const bestMatch =
        best && cursor === undefined && isBestMatch(best) ? groups[0]?.items[0] : undefined;
      const corrected = correctedQuery(best, index);
      return {
        ...(corrected !== undefined && { corrected_query: corrected }),
        ...(bestMatch && { best_match: bestMatch }),
        groups,
      };
    },
  };
}
