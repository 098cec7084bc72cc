import { faqEntryQuery, faqQuery } from '@foyer/client';
import type { Faq, FaqEntry } from '@foyer/contract';
import { breadcrumbsOf } from '@foyer/screens/page-crumbs';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { faqPath, questionPath, type FaqData } from '@foyer/information/faq/load-faq';
import { crumbsData } from './crumbs-data.ts';
import { questionsData } from './questions-data.ts';
import type { StructuredData } from './structured-data.ts';

/** What the questions, once loaded, say to search engines: the way to them, and each with its answer. */
export function faqData({ id }: Pick<FaqData, 'id'>, page: LoaderPage): StructuredData[] {
  const { client, queryClient, t, label, language } = page;
  const read = <Value>(queryKey: readonly unknown[]) => queryClient.getQueryData<Value>(queryKey);
  const entry = id === undefined ? undefined : read<FaqEntry>(faqEntryQuery(client, id).queryKey);
  const all = read<Faq>(faqQuery(client).queryKey)?.categories.flatMap(({ items }) => items) ?? [];
  const path = entry ? questionPath(entry.id) : faqPath;
  const crumbs = breadcrumbsOf(path, {
    t,
    siteName: label.name[language],
    lastTitle: entry?.question,
  });
  return [crumbsData(crumbs, page), questionsData(entry ? [entry] : all)];
}
