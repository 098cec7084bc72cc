import type { InvalidateQueryFilters, Query, QueryClient } from '@tanstack/react-query';

const isFirstFetch = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus !== 'idle';

/**
 * Invalidates queries after a change on the service. TanStack Query joins a first fetch that is under way in place of
 * asking again, and that one may have been answered before the change: such a query is invalidated once more when its
 * answer is there.
 *
 * @returns Once queries in use have fetched what is so after the change.
 */
export async function invalidateAfterChange(
  queryClient: QueryClient,
  filters?: InvalidateQueryFilters,
): Promise<void> {
  const early = queryClient.getQueryCache().findAll(filters).filter(isFirstFetch);
  await queryClient.invalidateQueries(filters);
  if (early.length === 0) return;
  await Promise.allSettled(early.map(({ promise }) => promise));
  const predicate = (query: Query) => early.includes(query);
  await queryClient.invalidateQueries({ ...filters, predicate });
}
