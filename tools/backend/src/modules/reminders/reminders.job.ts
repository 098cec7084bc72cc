import type { PushEvent } from '@foyer/contract';
import { eachOf } from '../../jobs/each-of.ts';
import type { Job } from '../../jobs/job.types.ts';
import type { Context } from '../../server/call.ts';
import { tvTexts } from '../../texts/tv-texts.ts';
import { createAnswerViews, type AnswerViews } from '../catalogue/answer-views.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { createBroadcasts, type ReadBroadcasts } from '../channels/broadcasts.ts';
import { programmeAnswer } from '../channels/programme-answer.ts';
import { announce } from '../events/announce.ts';
import { createImageFacts } from '../images/image-facts.ts';
import { clockIn } from '../view-time/local-time.ts';
import { deleteOldReminders, listDueReminders, takeReminder } from './reminders.store.ts';

/** What the job takes from other parts of the service. */
export interface RemindParts {
  views: AnswerViews;
  readBroadcasts: ReadBroadcasts;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A reminder stays on the page as long as a viewer needs to reach for the mouse. */
const SHOWN_SECONDS = 10;

type DueReminder = Awaited<ReturnType<typeof listDueReminders>>[number];

/** What a profile is told; nothing where the guide has changed meanwhile. */
async function eventOf(
  { now }: Pick<Context, 'now'>,
  { views, readBroadcasts }: RemindParts,
  { reminder, language, timeZone }: DueReminder,
): Promise<PushEvent | undefined> {
  const { guide } = await readBroadcasts();
  const programme = guide.find(reminder.programmeId, now().getTime() / 1000);
  if (!programme) return undefined;
  const spoken = language ?? 'rus';
  const { id, name, channel_info } = programmeAnswer(programme, await views.of(spoken));
  const { time } = clockIn(timeZone, reminder.startsAt);
  return {
    event_type: 'display',
    event_code: 'reminder',
    item: { id, type: 'epg' },
    display: {
      display_type: 'panel',
      panel_type: 'info',
      message: tvTexts[spoken].reminder(name, time),
      submessage: channel_info.name,
      duration: SHOWN_SECONDS,
      is_cancellable: true,
      target: {
        type: 'screen',
        title: tvTexts[spoken].openChannel,
        link: `/tv/${channel_info.slug}`,
      },
    },
  };
}

/** Tells profiles of what begins soon, each once however many processes ask. */
export async function remindDue(context: Context, parts: RemindParts): Promise<void> {
  const { db, now } = context;
  await eachOf(await listDueReminders(db, now()), async (due) => {
    const event = await eventOf(context, parts, due);
    await db.transaction(async (tx) => {
      const isOurs = await takeReminder(tx, due.reminder, now());
      if (!isOurs || !event) return;
      const { profileId } = due.reminder;
      await announce(tx, { accountId: due.accountId, profileId }, event, now());
    });
  });
  await deleteOldReminders(db, new Date(now().getTime() - DAY_MS));
}

/** Reminds of programmes at their time. */
export function remindOfProgrammes(context: Context): Job {
  const catalogue = createCatalogue(context);
  const parts: RemindParts = {
    views: createAnswerViews(context, catalogue, createImageFacts(context.config.mediaDir)),
    readBroadcasts: createBroadcasts(context.db, catalogue),
  };
  return {
    name: 'remind of programmes',
    everyMs: 30_000,
    run: () => remindDue(context, parts),
  };
}
