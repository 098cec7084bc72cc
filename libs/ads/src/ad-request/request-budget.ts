/** How long a request may take with all its wrappers, in milliseconds. */
export const REQUEST_BUDGET_MS = 4_000;
