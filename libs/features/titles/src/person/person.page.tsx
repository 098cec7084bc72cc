import { useQuery } from '@tanstack/react-query';
import { personQuery } from '@foyer/client';
import { ActionLink } from '@foyer/ui/action-link';
import { useTranslate } from '@foyer/ui/i18n';
import { CardGrid, ListBody, ListTabs } from '@foyer/screens/list-page';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { PersonHead } from '@foyer/screens/people';
import { PosterCard } from '@foyer/screens/poster-card';
import { TabLinks } from '@foyer/ui/tabs';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { sitePath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { PersonPageData } from './load-person.ts';
import { personProps } from './person-props.ts';

/** Somebody who makes films, with their titles. ROUTE-066 */
export function PersonPage({ input }: Pick<PersonPageData, 'input'>) {
  const t = useTranslate('item');
  const { data: person } = useQuery(personQuery(useClient(), input));
  if (!person) return null;
  const { trades, titles, filters, current, moreHref } = personProps(person, input, t);
  return (
    <>
      <PageCrumbs path={sitePath(`/persons/${person.slug}`)} lastTitle={person.name} />
      <PersonHead name={person.name} trades={trades} picture={person.image} />
      <ListBody>
        {filters.length > 0 && (
          <ListTabs>
            <TabLinks label={t('item.person.filter')} links={filters} current={current} />
          </ListTabs>
        )}
        <VisuallyHidden as="h2">{t('item.person.titles')}</VisuallyHidden>
        {titles.length === 0 && <p>{t('item.person.empty')}</p>}
        <CardGrid card="poster" label={t('item.person.titles')}>
          {titles.map((title) => (
            <PosterCard key={title.id} title={title} />
          ))}
        </CardGrid>
        {moreHref !== undefined && (
          <ActionLink href={moreHref} look="plain">
            {t('item.series.more')}
          </ActionLink>
        )}
      </ListBody>
    </>
  );
}
