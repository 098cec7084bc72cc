import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { adEvents } from '../../database/schema.ts';
import type { AdTrack } from './ad-request.schema.ts';

/** Enters what happened; `request` for a request itself. */
export async function enterAdEvent(db: Database, track: AdTrack, at: Date): Promise<void> {
  await db.insert(adEvents).values({
    event: track.event,
    slot: track.slot,
    scenario: track.scenario ?? 'usual',
    server: track.server ?? null,
    breakId: track.break ?? null,
    contentId: track.content_id ?? null,
    adId: track.ad ?? null,
    place: track.place ?? null,
    detail: track.detail ?? null,
    code: track.code ?? null,
    isTest: track.is_test === 'true',
    at,
  });
}

/** An entry of the books. */
export type AdEvent = typeof adEvents.$inferSelect;

/** Which entries are wanted; all where nothing is said. */
export interface AdEventFilter {
  event?: string | undefined;
  scenario?: string | undefined;
  break?: string | undefined;
}

/** The books, the oldest entry first. */
export const readAdEvents = (db: Database, filter: AdEventFilter = {}): Promise<AdEvent[]> =>
  db
    .select()
    .from(adEvents)
    .where(
      and(
        filter.event === undefined ? undefined : eq(adEvents.event, filter.event),
        filter.scenario === undefined ? undefined : eq(adEvents.scenario, filter.scenario),
        filter.break === undefined ? undefined : eq(adEvents.breakId, filter.break),
      ),
    )
    .orderBy(asc(adEvents.id));

/** Forgets every entry. */
export async function deleteAdEvents(db: Database): Promise<void> {
  await db.delete(adEvents);
}

/** Forgets entries of before a moment. */
export async function deleteAdEventsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(adEvents).where(lt(adEvents.at, moment));
}
