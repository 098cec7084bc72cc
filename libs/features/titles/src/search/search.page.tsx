import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '@foyer/client';
import { useTranslate } from '@foyer/ui/i18n';
import { ListBody, ListPage, ListResults, ListTabs } from '@foyer/screens/list-page';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { SearchField } from '@foyer/ui/search-field';
import { searchPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { UnlistedHead } from '@foyer/page-parts/unlisted/unlisted-head';
import { FoundResults } from './found-results.tsx';
import type { SearchData } from './load-search.ts';
import { NothingFound } from './nothing-found.tsx';
import { WhatToSearch } from './what-to-search.tsx';
import { useRecentTerms } from './use-recent-terms.ts';
import { useSearchTerm } from './use-search-term.ts';

/** Search as one types; the address holds the term. SEARCH-001, ROUTE-040, CRUMB-002 */
export function SearchPage({ term, address }: SearchData) {
  const t = useTranslate('browse', 'crumbs');
  const client = useClient();
  const { typed, type, submit, isComing } = useSearchTerm(term);
  const { recent, keep, forget } = useRecentTerms();
  const { data } = useQuery({ ...searchQuery(client, { query: term }), enabled: term !== '' });
  const title = term === '' ? t('crumbs.search') : t('browse.search.titled', { query: term });

  return (
    <>
      <UnlistedHead title={title} address={address} />
      <PageCrumbs path={searchPath} />
      <ListPage heading={t('browse.search.title')}>
        <ListBody>
          <ListTabs>
            <SearchField
              value={typed}
              onChange={type}
              onSubmit={(wanted) => {
                keep(wanted);
                submit(wanted);
              }}
            />
          </ListTabs>
          {term === '' && <WhatToSearch recent={recent} onForget={forget} />}
        </ListBody>
        {term !== '' && data && (
          <ListResults isBusy={isComing}>
            {data.groups.length === 0 ? (
              <NothingFound term={term} />
            ) : (
              <FoundResults term={term} answer={data} onFollow={() => keep(term)} />
            )}
          </ListResults>
        )}
      </ListPage>
    </>
  );
}
