import { personQuery } from '@foyer/client';
import type { PersonPage } from '@foyer/contract';
import { breadcrumbsOf } from '@foyer/screens/page-crumbs';
import { sitePath } from '@foyer/site-map';
import { addressIn } from '@foyer/page-runtime/page/page-head';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import type { PersonPageInput } from '@foyer/titles/person/person-input';
import { crumbsData } from './crumbs-data.ts';
import type { StructuredData } from './structured-data.ts';

/** A person for search engines; with the texts of `item` loaded. SEO-004 */
export function personData(
  { name, slug, image, roles }: PersonPage,
  { origin, language, t }: Pick<LoaderPage, 'origin' | 'language' | 't'>,
): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    url: addressIn(`${origin}/persons/${slug}`, language),
    ...(image && { image: `${origin}${image.url}/500x500.jpg` }),
    jobTitle: roles.map((role) => t(`item.trades.${role}`)),
  };
}

/** What a person's page, once loaded, says to search engines: the way to it, and the person. */
export function personPageData(input: PersonPageInput, page: LoaderPage): StructuredData[] {
  const { queryClient, client, label, language, t } = page;
  const person = queryClient.getQueryData<PersonPage>(personQuery(client, input).queryKey);
  if (!person) return [];
  const crumbs = breadcrumbsOf(sitePath(`/persons/${person.slug}`), {
    t,
    siteName: label.name[language],
    lastTitle: person.name,
  });
  return [crumbsData(crumbs, page), personData(person, page)];
}
