/** Whether a path is one of these, or below one. */
export const isPathUnder = (pathname: string, above: readonly string[]): boolean =>
  above.some((path) => `${pathname}/`.startsWith(path.endsWith('/') ? path : `${path}/`));
