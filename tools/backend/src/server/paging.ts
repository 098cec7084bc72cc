import { DEFAULT_PAGE_SIZE } from '@foyer/contract';
import { Failure } from './failure.ts';

/** The query of a list that can grow, as the contract gives it. */
export interface PageQuery {
  limit?: string | undefined;
  cursor?: string | undefined;
  page?: string | undefined;
}

/** A page of a list that is kept whole in memory. */
export interface Page<T> {
  items: T[];
  next_cursor?: string;
}

const toCursor = (offset: number): string => Buffer.from(`after:${offset}`).toString('base64url');

/** Entries that stand before the page. @throws {@link Failure} `invalidRequest` for a cursor of no page. */
export function readOffset(query: PageQuery): number {
  const { cursor, page = '1' } = query;
  if (cursor === undefined) return (Number(page) - 1) * readLimit(query);
  const offset = /^after:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (offset === undefined) throw new Failure('invalidRequest', { detail: 'cursor' });
  return Number(offset);
}

/** How many entries a page has at most. */
export const readLimit = ({ limit }: PageQuery): number => Number(limit ?? DEFAULT_PAGE_SIZE);

/** A page of a list that may be one entry longer than its limit: that one says that there is more. */
export function toPage<T>(found: readonly T[], query: PageQuery): Page<T> {
  const limit = readLimit(query);
  const items = found.slice(0, limit);
  if (found.length <= limit) return { items };
  return { items, next_cursor: toCursor(readOffset(query) + limit) };
}

/** A page of a whole list that says how long that is. */
export const countedPageOf = <T>(
  all: readonly T[],
  query: PageQuery,
): Page<T> & { total_count: number } => ({ ...pageOf(all, query), total_count: all.length });

/** The page of a whole list that a query asks for. */
export function pageOf<T>(all: readonly T[], query: PageQuery): Page<T> {
  const offset = readOffset(query);
  return toPage(all.slice(offset, offset + readLimit(query) + 1), query);
}
