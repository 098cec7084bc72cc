import { useTranslate } from '@foyer/ui/i18n';
import { ListBody, ListNote } from '@foyer/screens/list-page';
import { PopularTerms } from './what-to-search.tsx';

/** A term that finds nothing: advice, and what to search for instead. */
export function NothingFound({ term }: { term: string }) {
  const t = useTranslate('browse');
  return (
    <ListBody>
      <ListNote
        heading={t('browse.search.nothing', { query: term })}
        text={t('browse.search.advice')}
        isAnnounced
      />
      <PopularTerms heading={t('browse.search.instead')} />
    </ListBody>
  );
}
