import { messagesQuery, type Client } from '@foyer/client';
import type { MessageKind, Messages } from '@foyer/contract';
import { listPages } from '@foyer/page-runtime/page/list-pages';

/** Start of the keys of {@link journalList}. */
export const journalListKey = ['list', 'journal'] as const;

/** The journal, or one part of it, the latest first. */
export const journalList = (client: Client, kind: MessageKind | undefined, first: number) =>
  listPages<Messages>(['journal', kind ?? 'all'], first, (page, signal) =>
    messagesQuery(client, { kind, page }).queryFn({ signal }),
  );
