import { asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { adEvents } from '../../database/schema.ts';
import type { AdTrack } from './ad-request.schema.ts';

/** Enters what happened; `request` for a request itself. */
export async function enterAdEvent(db: Database, track: AdTrack, at: Date): Promise<void> {
  await db.insert(adEvents).values({
    event: track.event,
    slot: track.slot,
    scenario: track.scenario ?? 'usual',
    contentId: track.content_id ?? null,
    adId: track.ad ?? null,
    code: track.code ?? null,
    isTest: track.is_test === 'true',
    at,
  });
}

/** The books, the oldest entry first, as the control room shows them. */
export async function readAdEvents(db: Database, event: string | undefined): Promise<object[]> {
  const rows = await db
    .select()
    .from(adEvents)
    .where(event === undefined ? undefined : eq(adEvents.event, event))
    .orderBy(asc(adEvents.id));
  return rows.map(({ at, adId, contentId, code, isTest, ...row }) => ({
    at: at.toISOString(),
    event: row.event,
    slot: row.slot,
    scenario: row.scenario,
    ...(contentId !== null && { content_id: contentId }),
    ...(adId !== null && { ad_id: adId }),
    ...(code !== null && { code }),
    is_test: isTest,
  }));
}

/** Forgets entries of before a moment. */
export async function deleteAdEventsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(adEvents).where(lt(adEvents.at, moment));
}
