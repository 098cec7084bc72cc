import { faqEntryQuery, faqQuery } from '@foyer/client';
import { sitePath } from '@foyer/site-map';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { listHead } from '@foyer/page-parts/lists/list-head';

/** Address of all questions. ROUTE-062 */
export const faqPath = sitePath('/faq');

/** The page of one question. ROUTE-063 */
export const questionPath = (id: string): string => `${faqPath}/${encodeURIComponent(id)}`;

/** What the page component needs to know beyond the cache. */
export interface FaqData {
  /** The question that the page is about; all of them without it. */
  id: string | undefined;
  /** The question that is open, on the page of all. QUERY-030 */
  selected: string | undefined;
  head: PageHead;
}

/** Loads the questions, and the one that the page is about, and describes the page. ROUTE-062, ROUTE-063 */
export async function loadFaq(
  page: LoaderPage,
  { id, url }: { id: string | undefined; url: URL },
): Promise<FaqData> {
  const { client, queryClient, loadTexts, t } = page;
  const [entry] = await pageData(
    Promise.all([
      id === undefined ? undefined : queryClient.ensureQueryData(faqEntryQuery(client, id)),
      queryClient.ensureQueryData(faqQuery(client)),
      loadTexts('info'),
      loadTexts('crumbs'),
    ]),
  );
  const [firstParagraph = ''] = entry?.answer.split('\n\n') ?? [];
  const head = entry
    ? listHead(page, {
        title: entry.question,
        description: firstParagraph,
        path: questionPath(entry.id),
      })
    : listHead(page, {
        title: t('crumbs.faq'),
        description: t('info.faq.text'),
        path: faqPath,
      });
  return { id, selected: url.searchParams.get('selected') ?? undefined, head };
}
