import type { Database } from '../../database/database.ts';
import { findViewer } from '../sessions/sessions.store.ts';
import { isSignedIn } from '../sessions/sessions.service.ts';
import type { AccountViewer, Viewer } from '../sessions/viewer.ts';
import type { Bell } from './bell.ts';
import { readCursor } from './event-cursor.ts';
import { eventText, HEARTBEAT, readyText } from './event-text.ts';
import { findLastPosition, hasEvent, listEventsAfter, type Position } from './events.store.ts';

/** Events read at a time. */
const PAGE = 100;

/** What a stream works with. */
export interface StreamContext {
  db: Database;
  now: () => Date;
  bell: Bell;
  /** Longest silence. Also how late an event may come when no notification announced it. */
  heartbeatMs: number;
}

interface Start {
  state: 'new' | 'resumed' | 'lost';
  position: Position;
}

/** Where a reader goes on; without gaps in the positions, a missing next event was deleted. */
async function findStart(
  db: Database,
  accountId: string,
  cursor: string | undefined,
): Promise<Start> {
  const last = await findLastPosition(db, accountId);
  if (cursor === undefined) return { state: 'new', position: last };
  const position = readCursor(cursor);
  const isKnown =
    position?.series === last.series &&
    (position.number === last.number ||
      (position.number < last.number && (await hasEvent(db, accountId, position.number + 1))));
  return isKnown ? { state: 'resumed', position } : { state: 'lost', position: last };
}

/** A restricted session may do nothing that needs an account. SESS-003. */
const mayReadEvents = (viewer: Viewer): viewer is AccountViewer =>
  isSignedIn(viewer) && viewer.state === 'normal';

/**
 * The text of a stream, piece by piece, until its session ends or the bell is called off. Looks at the
 * session before each look at the events, so that nothing goes to a session that has ended.
 */
export async function* streamText(
  { db, now, bell, heartbeatMs }: StreamContext,
  { tokenHash }: Pick<Viewer, 'tokenHash'>,
  cursor: string | undefined,
): AsyncGenerator<string, void, void> {
  let position: Position | undefined;
  let isBegun = false;
  for (;;) {
    const viewer = await findViewer(db, tokenHash, now());
    if (!viewer) return;
    let isMore = false;
    if (mayReadEvents(viewer)) {
      const accountId = viewer.account.id;
      if (!position) {
        const start = await findStart(db, accountId, cursor);
        position = start.position;
        yield readyText(start.state, position);
      }
      const profileId = viewer.profile.id;
      const found = await listEventsAfter(db, { accountId, profileId }, position.number, PAGE);
      const { series } = position;
      if (found.length > 0) {
        yield found.map(({ number, event }) => eventText({ series, number }, event)).join('');
        position = { series, number: found.at(-1)?.number ?? position.number };
      }
      isMore = found.length === PAGE;
    } else if (!isBegun) {
      yield readyText('new', undefined);
    }
    isBegun = true;
    if (isMore) continue;
    const waking = await bell.wait(heartbeatMs);
    if (waking === 'closed') return;
    if (waking === 'quiet') yield HEARTBEAT;
  }
}
