import type { MessageKind, MessageStatus } from '@foyer/contract';
import { and, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { messages } from '../../database/schema.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import type { MessageRow } from './message-answer.ts';

/** Which messages a profile sees: those of the account and its own. */
const seenBy = ({ account, profile }: AccountViewer): SQL | undefined =>
  and(
    eq(messages.accountId, account.id),
    or(isNull(messages.profileId), eq(messages.profileId, profile.id)),
  );

const kindIs = (kind: MessageKind | undefined): SQL | undefined => {
  if (kind === undefined) return undefined;
  return kind === 'poll' ? isNotNull(messages.poll) : isNull(messages.poll);
};

/** Place of a message among those of a profile, the latest first. */
export interface MessagePlace {
  sentAt: Date;
  id: string;
}

/** A page of the journal, and one more to tell whether there is another. */
export function listMessages(
  db: Database,
  viewer: AccountViewer,
  {
    kind,
    after,
    limit,
  }: { kind?: MessageKind | undefined; after?: MessagePlace | undefined; limit: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        seenBy(viewer),
        kindIs(kind),
        after &&
          or(
            lt(messages.sentAt, after.sentAt),
            and(eq(messages.sentAt, after.sentAt), lt(messages.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(messages.sentAt), desc(messages.id))
    .limit(limit + 1);
}

/** A message that the viewer may see. */
export async function findMessage(
  db: Database,
  viewer: AccountViewer,
  id: string,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(seenBy(viewer), eq(messages.id, id)));
  return row;
}

/** How many messages of a profile wait to be read. */
export function countUnread(db: Database, viewer: AccountViewer): Promise<number> {
  const isUnread = or(
    and(isNotNull(messages.poll), isNull(messages.answers)),
    and(isNull(messages.poll), isNull(messages.shownAt), isNull(messages.clickedAt)),
  );
  return db.$count(messages, and(seenBy(viewer), isUnread));
}

const columnOf = {
  delivered: 'deliveredAt',
  shown: 'shownAt',
  clicked: 'clickedAt',
} as const satisfies Record<MessageStatus, keyof MessageRow>;

/** Notes the first time that a message had a status. */
export async function saveStatus(
  db: Database,
  id: string,
  status: MessageStatus,
  at: Date,
): Promise<void> {
  const column = columnOf[status];
  await db
    .update(messages)
    .set({ [column]: sql`coalesce(${messages[column]}, ${at.toISOString()}::timestamptz)` })
    .where(eq(messages.id, id));
}

/** Saves the answers of a poll, once. @returns Whether these are the ones that count. */
export async function saveAnswers(db: Database, id: string, answers: number[]): Promise<boolean> {
  const saved = await db
    .update(messages)
    .set({ answers })
    .where(and(eq(messages.id, id), isNull(messages.answers)))
    .returning({ id: messages.id });
  return saved.length > 0;
}
