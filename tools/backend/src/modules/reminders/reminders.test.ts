import type { Guide, ProgrammeShort, RemindersPage } from '@foyer/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '../../database/schema.ts';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

/** 21 November 2026, 12:30 in Moscow. */
const NOW = Date.UTC(2026, 10, 21, 9, 30);
const now = NOW / 1000;

const JOB = 'remind of programmes';

let backend: TestBackend;
let caller: TestCaller;
let programmes: ProgrammeShort[];

beforeEach(async () => {
  backend = await createTestBackend({}, { now: () => new Date(NOW) });
  caller = await backend.signedIn(1);
  const path = `/guide?channel_ids=pervyy-ekran&from=${now}&to=${now + 30 * 3600}`;
  const { body } = await caller.send('GET', path);
  programmes = (body as Guide).items[0]?.epgs ?? [];
});

const programme = (index: number): ProgrammeShort => {
  const found = programmes[index];
  if (!found) throw new Error('No programme');
  return found;
};

const add = (id: string, by = caller) => by.send('PUT', `/reminders/${id}`);
const list = async (by = caller) => (await by.send('GET', '/reminders')).body as RemindersPage;
const told = async () =>
  (await backend.db.select().from(events)).map(({ event, profileId }) => ({ event, profileId }));

describe('reminders', () => {
  it('are listed by time, each five minutes ahead, and may be added twice', async () => {
    const statuses = [];
    for (const index of [3, 1, 3]) statuses.push((await add(programme(index).id)).status);

    const { items } = await list();

    expect(statuses).toEqual([204, 204, 204]);
    expect(items).toEqual(
      [programme(1), programme(3)].map((epg) => ({
        epg,
        remind_at: new Date((epg.start_time - 300) * 1000).toISOString(),
      })),
    );
  });

  it('are seen on the page of the programme', async () => {
    await add(programme(1).id);

    const { body } = await caller.send('GET', `/programmes/${programme(1).id}`);

    expect(body).toMatchObject({ is_reminder_set: true });
  });

  it('can be taken back, also where there is none', async () => {
    await add(programme(1).id);

    const answers = [
      await caller.send('DELETE', `/reminders/${programme(1).id}`),
      await caller.send('DELETE', `/reminders/${programme(1).id}`),
    ];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await list()).items).toEqual([]);
  });

  it('are the profile’s own', async () => {
    await add(programme(1).id);

    expect((await list(await backend.signedIn(5))).items).toEqual([]);
  });

  it('are refused for what has begun, and for what nobody knows', async () => {
    const begun = await add(programme(0).id);
    const unknown = await add('pervyy-ekran-1');

    expect([begun.status, unknown.status]).toEqual([409, 404]);
  });

  it('are a hundred at most', async () => {
    const path = `/guide?channel_ids=pervyy-ekran,arena,ezhik,tayga&from=${now + 3600}&to=${now + 36 * 3600}`;
    const { body } = await caller.send('GET', path);
    const ids = (body as Guide).items.flatMap(({ epgs }) => epgs.slice(1).map(({ id }) => id));
    const statuses = [];
    for (const id of ids.slice(0, 101)) statuses.push((await add(id)).status);
    const again = await add(ids[0] ?? '');

    expect([statuses.length, statuses.at(99), statuses.at(100)]).toEqual([101, 204, 409]);
    expect(again.status).toBe(204);
  });
});

describe('remindDue', () => {
  const untilReminder = () => programme(1).start_time - 300 - now;

  it('tells the profile once, when the time has come, in its language and its time zone', async () => {
    await add(programme(1).id);
    backend.pass(untilReminder() - 1);
    await backend.jobs.run(JOB);
    const before = await told();
    backend.pass(1);
    await Promise.all([backend.jobs.run(JOB), backend.jobs.run(JOB)]);
    await backend.jobs.run(JOB);

    const time = new Date((programme(1).start_time + 3 * 3600) * 1000).toISOString().slice(11, 16);
    expect(before).toEqual([]);
    expect(await told()).toEqual([
      {
        profileId: 'demo-1-profile-1',
        event: {
          event_type: 'display',
          event_code: 'reminder',
          item: { id: programme(1).id, type: 'epg' },
          display: {
            display_type: 'panel',
            panel_type: 'info',
            message: `«${programme(1).name}» начнётся в ${time}`,
            submessage: 'Первый экран',
            duration: 10,
            is_cancellable: true,
            target: { type: 'screen', title: 'Открыть канал', link: '/tv/pervyy-ekran' },
          },
        },
      },
    ]);
  });

  it('does not tell who has taken the reminder back', async () => {
    await add(programme(1).id);
    await caller.send('DELETE', `/reminders/${programme(1).id}`);
    backend.pass(untilReminder() + 60);

    await backend.jobs.run(JOB);

    expect(await told()).toEqual([]);
  });

  it('forgets what has begun', async () => {
    await add(programme(1).id);
    backend.pass(untilReminder() + 301);
    await backend.jobs.run(JOB);

    expect((await list()).items).toEqual([]);
  });
});
