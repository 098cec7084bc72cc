import type { Client } from '@foyer/client';
import type { TextKey } from '@foyer/ui/i18n';
import type { LoaderPage } from '@foyer/page-runtime/page/loader-page';
import { pageData } from '@foyer/page-runtime/page/page-data';
import type { PageHead } from '@foyer/page-runtime/page/page-head';
import { ensureList, type AnyListPage, type ListPages } from '@foyer/page-runtime/page/list-pages';
import { listHead } from './list-head.ts';
import { pageIn } from './page-number.ts';

/** What the page of a list of cards needs to know beyond the cache. */
export interface CardListData {
  /** From 1. */
  number: number;
  head: PageHead;
}

/** A list that is a page of its own, and its words. */
export interface CardListPlace<Page extends AnyListPage> {
  listOf: (client: Client, first: number) => ListPages<Page>;
  /** Texts that come with the page. */
  texts: 'browse' | 'info';
  title: TextKey;
  lead: TextKey;
  path: string;
}

/** Loads a page of a list of cards and describes it. */
export async function loadCardList<Page extends AnyListPage>(
  page: LoaderPage,
  url: URL,
  { listOf, texts, title, lead, path }: CardListPlace<Page>,
): Promise<CardListData> {
  const { client, queryClient, loadTexts, t } = page;
  const number = pageIn(url.searchParams);
  await pageData(
    Promise.all([
      ensureList(queryClient, listOf(client, number)),
      loadTexts(texts),
      loadTexts('crumbs'),
    ]),
  );
  return { number, head: listHead(page, { title: t(title), description: t(lead), path }) };
}
