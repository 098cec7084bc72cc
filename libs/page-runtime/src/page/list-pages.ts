import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** One of a list's pages as the service gives it. */
export interface AnyListPage {
  /** Absent on the last page. */
  next_cursor?: string | undefined;
}

/** How long a list keeps its pages when nothing shows it: a film is watched and left in this time. */
const keptMs = 3 * 60 * 60 * 1000;

/**
 * A list as the pages of it that were loaded, so that going back finds all of them again.
 *
 * @param key - Names the list and everything that decides what is in it.
 * @param first - Number of the first page to show, from 1.
 */
export const listPages = <Page extends AnyListPage>(
  key: readonly unknown[],
  first: number,
  load: (page: number, signal: AbortSignal) => Promise<Page>,
) => ({
  queryKey: ['list', ...key, first] as const,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    load(pageParam, signal),
  initialPageParam: first,
  getNextPageParam: ({ next_cursor }: Page, pages: readonly Page[]) =>
    next_cursor === undefined ? undefined : first + pages.length,
  gcTime: keptMs,
});

/** A list of pages, as {@link listPages} describes it. */
export type ListPages<Page extends AnyListPage> = ReturnType<typeof listPages<Page>>;

/** Loads the first page of a list, unless some of it is there already. */
export const ensureList = <Page extends AnyListPage>(
  queryClient: QueryClient,
  list: ListPages<Page>,
): Promise<InfiniteData<Page, number>> =>
  queryClient.infiniteQuery({ ...list, staleTime: 'static' });
