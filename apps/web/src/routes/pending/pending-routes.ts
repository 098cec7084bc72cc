/** Rows of the route table whose page is not built: they answer with the pending page. The list only shrinks. */
export const pendingRoutes: readonly string[] = ['promo-code-embed'];
