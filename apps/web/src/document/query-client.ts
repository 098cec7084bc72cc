import { QueryClient } from '@tanstack/react-query';

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
