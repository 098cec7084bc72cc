import { personQuery } from '@foyer/client';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { personInput, type PersonPageInput } from './person-input.ts';

/** What the page component needs to know beyond the cache. */
export interface PersonPageData {
  input: PersonPageInput;
  head: PageHead;
}

/** Loads a person with their titles. ROUTE-066 */
export async function loadPerson(
  page: LoaderPage,
  { params: { id }, url }: { params: { id: string }; url: URL },
): Promise<PersonPageData> {
  const { client, queryClient, t, label, language, origin } = page;
  const input = personInput(id, url.searchParams);
  const [{ name, slug, image }] = await Promise.all([
    pageData(queryClient.ensureQueryData(personQuery(client, input))),
    page.loadTexts('item'),
    page.loadTexts('crumbs'),
  ]);
  return {
    input,
    head: {
      title: t('page.title', { title: name, site: label.name[language] }),
      description: t('item.person.text', { name }),
      address: `${origin}/persons/${encodeURIComponent(slug)}`,
      language,
      languages: label.languages,
      ...(image && { picture: `${origin}${image.url}/500x500.jpg` }),
    },
  };
}
