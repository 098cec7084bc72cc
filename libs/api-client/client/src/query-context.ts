/** What a query function is given. */
export interface QueryContext {
  signal: AbortSignal;
}
