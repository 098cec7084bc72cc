import type { pages as pagesTable, pageVersions } from '../database/schema.ts';
import { revisionOf } from '../modules/pages/page-revision.ts';
import { pages } from './pages.ts';

/** Who has written the demo's pages, for page editors. */
const AUTHOR = 'demo';

/** A constant time, so that another start changes no row. */
const AT = new Date('2026-01-01T00:00:00Z');

/** The demo's pages as page editors find them: each with one version, which is live. */
export const pageRows: readonly (typeof pagesTable.$inferInsert)[] = pages.map(
  ({ alias, text }) => ({
    alias,
    draft: text,
    revision: revisionOf(text),
    live: 1,
    editedAt: AT,
    editedBy: AUTHOR,
  }),
);

/** Their versions. */
export const pageVersionRows: readonly (typeof pageVersions.$inferInsert)[] = pages.map(
  ({ alias, text }) => ({
    alias,
    number: 1,
    text,
    hash: revisionOf(text),
    author: AUTHOR,
    note: '',
    at: AT,
  }),
);
