import { useInfiniteQuery } from '@tanstack/react-query';
import { EndlessList } from '@foyer/screens/endless-list';
import { EntryRows, type EntryRow } from '@foyer/screens/entry-rows';
import { ListNote, type ListNoteProps } from '@foyer/screens/list-page';
import type { ListPages } from '@foyer/page-runtime/page/list-pages';
import { pagePath } from '@foyer/page-parts/lists/page-number';
import { useList } from '@foyer/page-parts/lists/use-list';
import { AskAgain } from './ask-again.tsx';

/** A page of a list of the account. */
interface AccountPage {
  items: readonly unknown[];
  next_cursor?: string | undefined;
}

/** Props of {@link PersonalList}. */
export interface PersonalListProps<Page extends AccountPage> {
  /** Names the list for those who hear it. */
  label: string;
  list: ListPages<Page>;
  /** The address of its first page. */
  path: string;
  rowsOf: (items: readonly Page['items'][number][]) => readonly EntryRow[];
  /** Stands where there is nothing. */
  empty: Pick<ListNoteProps, 'heading' | 'text' | 'action'>;
}

/** A list of the account with its pages: rows, or that there are none, or that it did not come. */
export function PersonalList<Page extends AccountPage>({
  label,
  list,
  path,
  rowsOf,
  empty,
}: PersonalListProps<Page>) {
  const shown = useList(list, (page) => pagePathIn(path, page));
  if (!shown) return <Coming list={list} />;
  const rows = rowsOf(shown.items);
  if (rows.length === 0 && shown.paging.nextHref === undefined) return <ListNote {...empty} />;
  return (
    <EndlessList {...shown.paging}>
      <EntryRows label={label} rows={rows} />
    </EndlessList>
  );
}

/** A path may have parameters of its own. */
const pagePathIn = (path: string, page: number): string =>
  path.includes('?') && page > 1 ? `${path}&page=${page}` : pagePath(path, page);

function Coming<Page extends AccountPage>({ list }: { list: ListPages<Page> }) {
  return <AskAgain {...useInfiniteQuery(list)} />;
}
