import { useQuery } from '@tanstack/react-query';
import { searchSuggestionsQuery } from '@foyer/client';
import { ChipLinks } from '@foyer/ui/chip-links';
import { useTranslate } from '@foyer/ui/i18n';
import { ListTabs } from '@foyer/screens/list-page';
import { searchHref } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';

const linksOf = (terms: readonly string[]) =>
  terms.map((term) => ({ id: term, title: term, href: searchHref(term) }));

/** Words that others search for. */
export function PopularTerms({ heading }: { heading: string }) {
  const { data } = useQuery(searchSuggestionsQuery(useClient(), ''));
  return (
    <ChipLinks heading={heading} items={linksOf((data?.items ?? []).map(({ text }) => text))} />
  );
}

/** Before anything is typed: what was searched for here, and what others search for. */
export function WhatToSearch({
  recent,
  onForget,
}: {
  recent: readonly string[];
  onForget: () => void;
}) {
  const t = useTranslate('browse');
  return (
    <>
      {recent.length > 0 && (
        <ListTabs>
          <ChipLinks
            heading={t('browse.search.recent')}
            items={linksOf(recent)}
            action={{ title: t('browse.search.forget'), onPress: onForget }}
          />
        </ListTabs>
      )}
      <PopularTerms heading={t('browse.search.popular')} />
    </>
  );
}
