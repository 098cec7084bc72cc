import { DRAFT_TICKET_HEADER, type DraftView } from '@foyer/contract';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { MediaViewsService } from '../media-views/media-views.service.ts';
import { createDraftTickets } from './draft-tickets.ts';
import { readPagesRevision } from './live-pages.ts';
import { findPage } from './pages.store.ts';
import { readPage } from './read-page.ts';
import type { CompiledPage } from './read-page.types.ts';

const byPlace = (left: { position: number }, right: { position: number }) =>
  left.position - right.position;

/** What is missing from a draft: what no viewer gets, and what has nothing to show to this one. */
const leftOutOf = (
  { blocks, places, leftOut }: CompiledPage,
  emptyBlocks: readonly number[],
): DraftView['left_out'] =>
  [
    ...leftOut,
    ...emptyBlocks.map((index) => ({
      id: blocks[index]?.id ?? '',
      position: places[index] ?? 0,
      reason: 'empty' as const,
    })),
  ].toSorted(byPlace);

/** Handlers of what web servers ask about pages: a draft, for who holds a ticket, and which pages are published. */
export function draftViewRoutes(
  context: Context,
  mediaViews: MediaViewsService,
): Handlers<'getDraftView' | 'getPagesRevision'> {
  const tickets = createDraftTickets(context);
  return {
    getDraftView: async ({ params: { alias }, headers, viewer, language }) => {
      if (!(await tickets.opens(alias, headers[DRAFT_TICKET_HEADER]))) {
        throw new Failure('draftTicketRefused');
      }
      const { draft, revision } = await findPage(context.db, alias);
      const { page, problems } = readPage(alias, draft);
      if (!page) throw new Failure('pageBroken', { page: { problems: [...problems] } });
      const { view, emptyBlocks } = await mediaViews.draft(alias, page, { viewer, language });
      return { ...view, revision, left_out: leftOutOf(page, emptyBlocks) };
    },
    getPagesRevision: async () => ({ revision: await readPagesRevision(context.db) }),
  };
}
