import { addReminder, getGuide, listReminders, removeReminder, type Client } from '@foyer/client';
import { expect } from 'vitest';
import { forAccounts, forChanges, good, type OperationCases } from '../cases.types.ts';

/** Ids of what is on a channel now and afterwards. */
async function programmeIds(client: Client): Promise<string[]> {
  const from = Math.floor(Date.now() / 1000);
  const { items } = await getGuide(client, { channelIds: ['arena'], from, to: from + 36 * 3600 });
  return (items[0]?.epgs ?? []).map(({ id }) => id);
}

/** Adds a reminder of what is on in a day and a half: also for a service whose clock is hours ahead. */
async function addOne(client: Client): Promise<string> {
  const id = (await programmeIds(client)).at(-1) ?? '';
  await addReminder(client, { programmeId: id });
  return id;
}

/** Trials of the reminders. */
export const remindersCases = {
  listReminders: {
    good: [
      good({
        title: 'gives the programmes to be reminded of, five minutes ahead',
        as: 'master',
        run: async (client) => ({ id: await addOne(client), page: await listReminders(client) }),
        check: ({ id, page: { items } }) => {
          expect(items.map(({ epg }) => epg.id)).toEqual([id]);
          for (const { epg, remind_at } of items) {
            expect(Date.parse(remind_at)).toBe((epg.start_time - 300) * 1000);
          }
        },
      }),
    ],
    bad: [
      {
        title: 'refuses a page of more than a hundred',
        as: 'master',
        run: (client) => listReminders(client, { limit: 101 }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => listReminders(client), outcomes: forAccounts },
  },
  addReminder: {
    good: [
      good({
        title: 'adds a reminder once, however often it is asked to',
        as: 'additional',
        run: async (client) => {
          const id = await addOne(client);
          await addReminder(client, { programmeId: id });
          return { id, page: await listReminders(client) };
        },
        check: ({ id, page }) => expect(page.items.map(({ epg }) => epg.id)).toEqual([id]),
      }),
    ],
    bad: [
      {
        title: 'does not know a programme that is not in the guide',
        as: 'master',
        run: (client) => addReminder(client, { programmeId: 'arena-1' }),
        error: 'notFound',
      },
      {
        title: 'refuses what has begun already',
        as: 'master',
        run: async (client) => {
          const [id = ''] = await programmeIds(client);
          return addReminder(client, { programmeId: id });
        },
        error: 'conflict',
      },
    ],
    access: { run: addOne, outcomes: forChanges },
  },
  removeReminder: {
    good: [
      good({
        title: 'takes a reminder back, also where there is none',
        as: 'master',
        run: async (client) => {
          const programmeId = await addOne(client);
          await removeReminder(client, { programmeId });
          await removeReminder(client, { programmeId });
          return listReminders(client);
        },
        check: ({ items }) => expect(items).toEqual([]),
      }),
    ],
    bad: [
      {
        title: 'does not know a programme by a hundred and one characters',
        as: 'master',
        run: (client) => removeReminder(client, { programmeId: 'a'.repeat(101) }),
        error: 'notFound',
      },
    ],
    access: {
      run: (client) => removeReminder(client, { programmeId: 'arena-1' }),
      outcomes: forChanges,
    },
  },
} satisfies Record<string, OperationCases>;
