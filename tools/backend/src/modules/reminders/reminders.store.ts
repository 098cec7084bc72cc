import { and, asc, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accounts, profiles, reminders } from '../../database/schema.ts';

/** A row of the reminders. */
export type ReminderRow = typeof reminders.$inferSelect;

const ofProfile = (profileId: string, programmeId: string) =>
  and(eq(reminders.profileId, profileId), eq(reminders.programmeId, programmeId));

/** Whether a profile is reminded of a programme. */
export async function hasReminder(
  db: Database,
  profileId: string,
  programmeId: string,
): Promise<boolean> {
  return (await db.$count(reminders, ofProfile(profileId, programmeId))) > 0;
}

/** The reminders of programmes that begin after a moment, the earliest first. */
export const listReminders = (
  db: Database,
  profileId: string,
  after: Date,
  { offset, limit }: { offset: number; limit: number },
): Promise<ReminderRow[]> =>
  db
    .select()
    .from(reminders)
    .where(and(eq(reminders.profileId, profileId), gt(reminders.startsAt, after)))
    .orderBy(asc(reminders.startsAt), asc(reminders.programmeId))
    .offset(offset)
    .limit(limit);

/** How many programmes to come a profile is reminded of. */
export const countReminders = (db: Database, profileId: string, after: Date): Promise<number> =>
  db.$count(reminders, and(eq(reminders.profileId, profileId), gt(reminders.startsAt, after)));

/** Writes a reminder; one that is there already stays as it is. */
export async function saveReminder(
  db: Database,
  reminder: typeof reminders.$inferInsert,
): Promise<void> {
  await db.insert(reminders).values(reminder).onConflictDoNothing();
}

/** Forgets a reminder. */
export async function deleteReminder(
  db: Database,
  profileId: string,
  programmeId: string,
): Promise<void> {
  await db.delete(reminders).where(ofProfile(profileId, programmeId));
}

/** Forgets reminders of programmes that began before a moment. */
export async function deleteOldReminders(db: Database, before: Date): Promise<void> {
  await db.delete(reminders).where(lt(reminders.startsAt, before));
}

/** At most so many reminders of one turn; the rest has the next one. */
const DUE_AT_ONCE = 500;

/** The reminders that are due and not done, with whom to tell and how. */
export const listDueReminders = (db: Database, now: Date) =>
  db
    .select({
      reminder: reminders,
      accountId: profiles.accountId,
      language: accounts.language,
      timeZone: accounts.timeZone,
    })
    .from(reminders)
    .innerJoin(profiles, eq(profiles.id, reminders.profileId))
    .innerJoin(accounts, eq(accounts.id, profiles.accountId))
    .where(and(lte(reminders.remindAt, now), isNull(reminders.remindedAt)))
    .orderBy(asc(reminders.remindAt))
    .limit(DUE_AT_ONCE);

/** Takes a reminder to do it; false when another process has taken it, or it was taken back. */
export async function takeReminder(
  tx: Database,
  { profileId, programmeId }: ReminderRow,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(reminders)
    .set({ remindedAt: now })
    .where(and(ofProfile(profileId, programmeId), isNull(reminders.remindedAt)))
    .returning({ programmeId: reminders.programmeId });
  return taken.length > 0;
}
