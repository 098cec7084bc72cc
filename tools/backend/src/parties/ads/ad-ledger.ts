import type { Database } from '../../database/database.ts';
import { type AdEvent, type AdEventFilter, readAdEvents } from './ads.store.ts';

/** Events that a viewer, or a program of the advertisement, may cause again and again. All others come once. */
const repeated: ReadonlySet<string> = new Set([
  'acceptInvitation',
  'acceptInvitationLinear',
  'adCollapse',
  'adExpand',
  'click',
  'collapse',
  'companionClick',
  'exitFullscreen',
  'expand',
  'fullscreen',
  'iconClick',
  'minimize',
  'mute',
  'otherAdInteraction',
  'pause',
  'playerCollapse',
  'playerExpand',
  'resume',
  'rewind',
  'unit',
  'unmute',
  'verification',
]);

/** What makes two entries the same: a break, an advertisement in it, an event. */
const sameness = ({ breakId, slot, event, adId, place, detail }: AdEvent): string =>
  JSON.stringify([breakId, slot, event, adId, place, detail]);

/** The entries that say again what should have been said once. Without a break nothing is known to be the same. */
function doubledOf(events: readonly AdEvent[]): ReadonlySet<number> {
  const said = new Set<string>();
  const doubled = new Set<number>();
  for (const event of events) {
    if (event.breakId === null || repeated.has(event.event)) continue;
    const key = sameness(event);
    if (said.has(key)) doubled.add(event.id);
    said.add(key);
  }
  return doubled;
}

/** An entry as the control room shows it, what matters most first. */
const entryOf = (event: AdEvent, isDoubled: boolean): object => ({
  at: event.at.toISOString(),
  break: event.breakId,
  slot: event.slot,
  event: event.event,
  ad_id: event.adId,
  place: event.place,
  detail: event.detail,
  code: event.code,
  doubled: isDoubled,
  scenario: event.scenario,
  server: event.server,
  content_id: event.contentId,
  is_test: event.isTest,
});

/** What the ad server was asked for and told, the oldest first; what was said twice and should not is marked. */
export async function readAdLedger(db: Database, filter: AdEventFilter): Promise<object[]> {
  const events = await readAdEvents(db, filter);
  const doubled = doubledOf(events);
  return events.map((event) => entryOf(event, doubled.has(event.id)));
}
