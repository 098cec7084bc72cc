import { REMINDERS_MAX, type RemindersPage } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { readLimit, readOffset, toPage, type PageQuery } from '../../server/paging.ts';
import type { Asker } from '../catalogue/asker.ts';
import { createChannelView, readMarker, type ChannelsParts } from '../channels/channel-view.ts';
import { programmeAnswer } from '../channels/programme-answer.ts';
import type { AccountViewer } from '../sessions/viewer.ts';
import {
  countReminders,
  deleteReminder,
  hasReminder,
  listReminders,
  saveReminder,
} from './reminders.store.ts';

/** How long before a programme its reminder comes. */
const AHEAD_MS = 5 * 60 * 1000;

/** What profiles want to be reminded of. */
export interface RemindersService {
  /** The programmes to come; one that the guide shows no more is left out. */
  list(
    viewer: AccountViewer,
    query: PageQuery,
    language: Asker['language'],
  ): Promise<RemindersPage>;
  /** @throws Failure `notFound`, or `conflict` for what has begun and for one too many. */
  add(viewer: AccountViewer, programmeId: string): Promise<void>;
  remove(viewer: AccountViewer, programmeId: string): Promise<void>;
}

/** The reminders of a database. */
export function createRemindersService(context: Context, parts: ChannelsParts): RemindersService {
  const { db, now } = context;
  const readView = createChannelView(context, parts);
  return {
    list: async (viewer, query, language) => {
      const { view, broadcasts, now: at } = await readView(language);
      const rows = await listReminders(db, viewer.profile.id, now(), {
        offset: readOffset(query),
        limit: readLimit(query) + 1,
      });
      const mark = await readMarker(context, viewer);
      const page = toPage(rows, query);
      return {
        ...page,
        items: page.items.flatMap(({ programmeId, remindAt }) => {
          const programme = broadcasts.guide.find(programmeId, at);
          if (!programme) return [];
          const epg = mark.programme(programmeAnswer(programme, view));
          return [{ epg, remind_at: remindAt.toISOString() }];
        }),
      };
    },
    add: async ({ profile }, programmeId) => {
      const { broadcasts, now: at } = await readView('rus');
      const programme = broadcasts.guide.find(programmeId, at);
      if (!programme) throw new Failure('notFound');
      if (programme.start <= at) throw new Failure('conflict');
      await db.transaction(async (tx) => {
        if (await hasReminder(tx, profile.id, programmeId)) return;
        if ((await countReminders(tx, profile.id, now())) >= REMINDERS_MAX) {
          throw new Failure('conflict');
        }
        const startsAt = new Date(programme.start * 1000);
        await saveReminder(tx, {
          profileId: profile.id,
          programmeId,
          startsAt,
          remindAt: new Date(startsAt.getTime() - AHEAD_MS),
        });
      });
    },
    remove: ({ profile }, programmeId) => deleteReminder(db, profile.id, programmeId),
  };
}
