import * as v from 'valibot';

/** How many entries a list answers with when the call does not say. */
export const DEFAULT_PAGE_SIZE = 40;

/** Query of a list that can grow. */
export const pageQueryEntries = {
  /** How many entries at most, 1 to 100; {@link DEFAULT_PAGE_SIZE} without it. */
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/))),
  /** The `next_cursor` of the page before; opaque. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** Number of the page, from 1, for lists with numbered pages; a cursor wins over it. */
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/))),
};

/** What a page of a list says beside its entries. */
export const pageEntries = {
  /** Asks for the next page; absent on the last one. */
  next_cursor: v.optional(v.string()),
};

/** What a page says of a list whose length is shown. */
export const countedPageEntries = {
  ...pageEntries,
  /** How many entries the whole list has. */
  total_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

/** What a caller says about the page wanted. */
export interface PageInput {
  /** 1 to 100. */
  limit?: number | undefined;
  /** The `next_cursor` of the page before. */
  cursor?: string | undefined;
  /** From 1, in place of a cursor. @default 1 */
  page?: number | undefined;
}

/** The query of a page as it is sent. */
export const pageQuery = ({
  limit,
  cursor,
  page,
}: PageInput): { limit?: string; cursor?: string; page?: string } => ({
  ...(limit === undefined ? {} : { limit: String(limit) }),
  ...(cursor === undefined ? {} : { cursor }),
  ...(page === undefined ? {} : { page: String(page) }),
});
