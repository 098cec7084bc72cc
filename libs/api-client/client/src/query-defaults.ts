/**
 * How long server state is fresh and when it is asked for again. Spec 1 §9. The client repeats a
 * failed GET itself, so a query must not do so as well.
 */
export const queryDefaults = {
  staleTime: 5000,
  refetchOnWindowFocus: false,
  retry: false,
} as const;

/** What a query function is given. */
export interface QueryContext {
  signal: AbortSignal;
}
