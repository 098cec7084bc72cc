import { BlockFrame, type ShownBlock } from '@foyer/blocks';
import type { SearchAnswer } from '@foyer/contract';
import { formatCount, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { ListBody, ListCount } from '@foyer/screens/list-page';
import { SearchResults } from '@foyer/screens/search-results';
import { useViewerZone } from '@foyer/television/tv/viewer-zone';
import { searchGroups, searchHit } from './search-hits.ts';

interface FoundResultsProps {
  term: string;
  answer: SearchAnswer;
  /** A result was followed: the term was a good one. */
  onFollow: () => void;
}

/** What a term finds, by kinds. */
export function FoundResults({ term, answer, onFollow }: FoundResultsProps) {
  const t = useTranslate('browse');
  const language = useLanguage();
  const texts = { t, language, timeZone: useViewerZone() };
  const { best_match, corrected_query, groups } = answer;
  const shown = searchGroups(groups, texts);
  const count = shown.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      <ListBody>
        <ListCount isHidden={corrected_query === undefined}>
          {corrected_query === undefined
            ? t('browse.search.found', { count, shown: formatCount(count, language), query: term })
            : t('browse.search.corrected', { query: corrected_query })}
        </ListCount>
      </ListBody>
      <BlockFrame block={{ id: 'search', type: 'content', items: itemsOf(answer) }}>
        {/* A press on a link of the results; the links themselves are the page's. */}
        <div onClickCapture={({ target }) => isLink(target) && onFollow()}>
          <SearchResults best={best_match && searchHit(best_match, texts)} groups={shown} />
        </div>
      </BlockFrame>
    </>
  );
}

const isLink = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a') !== null;

/** What analytics can name; people are none of its items. */
const itemsOf = ({ groups }: SearchAnswer): ShownBlock['items'] =>
  groups.flatMap(({ items }) =>
    items.flatMap(({ item }) => (item.type === 'person' ? [] : [item])),
  );
