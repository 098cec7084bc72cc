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

/**
 * Takes what the server handed over for fresh once more when the page comes alive: a slow processor may need longer for
 * that than queries stay fresh, and the page would ask again for all of itself. What the browser has asked for since then
 * keeps its age.
 *
 * @param now - Milliseconds since 1970.
 */
export function renewHandedOver(client: QueryClient, handed: DehydratedState, now: number): void {
  for (const { queryHash, state } of handed.queries) {
    const query = client.getQueryCache().get(queryHash);
    if (query?.state.dataUpdatedAt === state.dataUpdatedAt) query.setState({ dataUpdatedAt: now });
  }
}
