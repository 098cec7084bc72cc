import { QueryClient, type DehydratedState } from '@tanstack/react-query';

/** Server state goes stale after this time. Spec 1 §9 "default query staleness". */
const staleTimeMs = 5000;

/** A query client with the specification's defaults: stale after 5 s, no refetch on window focus. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: staleTimeMs, refetchOnWindowFocus: false, retry: false },
    },
  });
}

/**
 * What the server handed over, taken as fresh from now on: a page that came over a slow network, or out of a cache, would
 * else ask again for everything that it already shows. Spec 1 §9 "default query staleness"
 *
 * @param now - Milliseconds since 1970.
 */
export const freshFrom = (state: DehydratedState, now: number): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    state: { ...query.state, dataUpdatedAt: now },
  })),
});
