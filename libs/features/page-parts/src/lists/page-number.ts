const pagePattern = /^[1-9]\d{0,3}$/u;

/** The page of a list that an address asks for, from 1; the first where it names none, or none that can be. */
export function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return pagePattern.test(page) ? Number(page) : 1;
}

/** The address of a page of a list that has no other parameters. */
export const pagePath = (path: string, page: number): string =>
  page > 1 ? `${path}?page=${page}` : path;

/** Entries of a page of the service, as its contract has it (`DEFAULT_PAGE_SIZE`). */
const pageSize = 40;

/** How many pages a list has; 1 where it is empty. */
export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));
