import { useInfiniteQuery } from '@tanstack/react-query';
import type { EndlessListProps } from '@foyer/screens/endless-list';
import type { ListPages } from '@foyer/page-runtime/page/list-pages';
import { useKeptPages } from './use-kept-pages.ts';

/** A page of any list. */
export interface AnyPage {
  items: readonly unknown[];
  next_cursor?: string | undefined;
}

/** What a page shows of a list. */
export interface ShownList<Page extends AnyPage> {
  /** The page that came first, with what it says of the whole list. */
  first: Page;
  /** Of all pages that are there. */
  items: readonly Page['items'][number][];
  /** For `EndlessList`, without what only the page knows. */
  paging: Pick<EndlessListProps, 'count' | 'nextHref' | 'onMore' | 'state'>;
}

/**
 * The pages of a list that are there, and the way to the next one.
 *
 * @param hrefOf - The address of a page by its number.
 * @returns Nothing until the first page has come.
 */
export function useList<Page extends AnyPage>(
  list: ListPages<Page>,
  hrefOf: (page: number) => string,
): ShownList<Page> | undefined {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(list);
  // One that has come near the end while a page comes wants the same page.
  const onMore = () => void fetchNextPage({ cancelRefetch: false });
  useKeptPages({ count: data?.pages.length ?? 0, hasMore: hasNextPage, loadMore: onMore });
  const [first] = data?.pages ?? [];
  if (!data || !first) return undefined;
  const items = data.pages.flatMap((page) => page.items);
  return {
    first,
    items,
    paging: {
      count: items.length,
      nextHref: hasNextPage ? hrefOf(list.initialPageParam + data.pages.length) : undefined,
      onMore,
      state: isFetchingNextPage ? 'pending' : isFetchNextPageError ? 'failed' : 'idle',
    },
  };
}
