import type { PushEvent } from '@foyer/contract';
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, eventPositions, events } from '../../database/schema.ts';
import { createToken } from '../../server/secrets.ts';

/** A place among the events of one account. */
export interface Position {
  series: string;
  /** How many events lie before it. */
  number: number;
}

/** The place after the latest event of an account; made if there never was one. */
export async function findLastPosition(db: Database, accountId: string): Promise<Position> {
  const read = () =>
    db
      .select({ series: eventPositions.series, number: eventPositions.last })
      .from(eventPositions)
      .where(eq(eventPositions.accountId, accountId));
  const [found] = await read();
  if (found) return found;
  // The account's own row is locked first, as in every announcement.
  await db.execute(sql`
    insert into ${eventPositions} (account_id, series, last)
    select id, ${createToken()}::text, 0 from ${accounts} where id = ${accountId} for key share
    on conflict do nothing`);
  const [made] = await read();
  if (!made) throw new Error(`The account ${accountId} is gone`);
  return made;
}

/** Whether an event is still kept. */
export async function hasEvent(db: Database, accountId: string, number: number): Promise<boolean> {
  const found = await db
    .select({ number: events.position })
    .from(events)
    .where(and(eq(events.accountId, accountId), eq(events.position, number)));
  return found.length > 0;
}

/** The events of a profile after a place, at most `limit`. */
export function listEventsAfter(
  db: Database,
  { accountId, profileId }: { accountId: string; profileId: string },
  after: number,
  limit: number,
): Promise<{ number: number; event: PushEvent }[]> {
  return db
    .select({ number: events.position, event: events.event })
    .from(events)
    .where(
      and(
        eq(events.accountId, accountId),
        gt(events.position, after),
        or(isNull(events.profileId), eq(events.profileId, profileId)),
      ),
    )
    .orderBy(asc(events.position))
    .limit(limit);
}

/** Forgets the events of before a moment. */
export async function deleteEventsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(events).where(lt(events.at, moment));
}
