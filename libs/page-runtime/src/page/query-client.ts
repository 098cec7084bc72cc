import { QueryClient, type DehydratedState } from '@tanstack/react-query';

/** Server state goes stale after this time. Spec 1 §9 "default query staleness". */
const staleTimeMs = 5000;

/** When the server's data came to the page, and how long the page then took to come alive. */
export interface Handover {
  /** Milliseconds since 1970. */
  at: number;
  /** In milliseconds; infinite until then. */
  tookMs: number;
}

/**
 * A query client with the specification's defaults: stale after 5 s, no refetch on window focus.
 *
 * @param handover - What came with the page goes stale from when the page is alive: a slow processor may take longer for
 *   that than queries stay fresh, and the page would ask again for all that it already shows.
 */
export function createQueryClient(handover?: Readonly<Handover>): QueryClient {
  const staleTime = ({ state }: { state: { dataUpdatedAt: number } }) =>
    state.dataUpdatedAt === handover?.at ? staleTimeMs + handover.tookMs : staleTimeMs;
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, refetchOnWindowFocus: false, retry: false },
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
