import { beforeEach, describe, expect, it } from 'vitest';
import { pageAudit } from '../../database/schema.ts';
import { PAGE_EDITORS, pageEditor, type PageCaller } from '../../testing/page-editors.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { makePage, pageText, saveText, seen, toPublish } from './test-pages.ts';

/** Five minutes before midnight in Moscow, which is the next day there and not yet in UTC. */
const start = new Date('2026-12-31T20:55:00Z');
const midnight = '2026-12-31T21:00:00.000Z';
const nextMidnight = '2027-01-01T21:00:00.000Z';

let backend: TestBackend;
let publisher: PageCaller;

beforeEach(async () => {
  backend = await createTestBackend({ PAGE_EDITORS }, { now: () => start });
  publisher = pageEditor(backend, 'publisher');
});

const nameOf = async (): Promise<unknown> => {
  backend.pass(6);
  const { body } = await backend.caller().send('GET', '/media-views/summer');
  return (body as { name?: string }).name;
};

const publish = (revision: string) =>
  publisher('POST', '/pages/summer/publish', { body: {}, headers: toPublish(revision) });

const schedule = (revision: string, time: { from: string; until?: string }) =>
  publisher('POST', '/pages/summer/schedules', { body: time, headers: seen(revision) });

const turn = () => backend.jobs.run('follow schedules of pages');

/** A live page whose draft is another one. @returns The revision of the draft. */
async function makeBoth(): Promise<string> {
  const first = await makePage(publisher, 'summer', 'Обычная');
  await publish(first);
  return saveText(publisher, 'summer', first, pageText('summer', 'Новогодняя'));
}

describe('schedulePage', () => {
  it('shows the draft of now for a day of Moscow, and then what was there before', async () => {
    const revision = await makeBoth();

    const planned = await schedule(revision, { from: midnight, until: nextMidnight });
    await saveText(publisher, 'summer', revision, pageText('summer', 'Ещё не готова'));
    await turn();
    const before = await nameOf();
    backend.pass(5 * 60);
    await turn();
    const during = await nameOf();
    backend.pass(24 * 60 * 60);
    await turn();
    const after = await nameOf();

    expect([planned.status, planned.body]).toMatchObject([
      201,
      { version: 2, from: midnight, until: nextMidnight, state: 'waiting', author: 'pavel' },
    ]);
    expect([before, during, after]).toEqual(['Обычная', 'Новогодняя', 'Обычная']);
    const deeds = await backend.db.select().from(pageAudit).orderBy(pageAudit.id);
    expect(deeds.map(({ action }) => action).slice(-4)).toEqual([
      'schedule',
      'save',
      'begin',
      'end',
    ]);
  });

  it('begins once, however many processes look', async () => {
    const revision = await makeBoth();
    const second = await createTestBackend({ PAGE_EDITORS }, { isKept: true, now: () => start });
    await schedule(revision, { from: midnight, until: nextMidnight });
    for (const one of [backend, second]) one.pass(6 * 60);

    await Promise.all([turn(), second.jobs.run('follow schedules of pages'), turn()]);

    const deeds = await backend.db.select().from(pageAudit);
    expect(deeds.filter(({ action }) => action === 'begin')).toHaveLength(1);
  });

  it('takes away a page at its end that there was not before', async () => {
    const revision = await makePage(publisher, 'summer', 'Акция');
    await schedule(revision, { from: midnight, until: nextMidnight });
    backend.pass(6 * 60);
    await turn();
    const during = await nameOf();
    backend.pass(24 * 60 * 60);
    await turn();

    expect([during, await nameOf()]).toEqual(['Акция', undefined]);
  });

  it('leaves at its end what was published meanwhile', async () => {
    const revision = await makeBoth();
    await schedule(revision, { from: midnight, until: nextMidnight });
    backend.pass(6 * 60);
    await turn();
    await publish(await saveText(publisher, 'summer', revision, pageText('summer', 'Важная')));
    backend.pass(24 * 60 * 60);
    await turn();

    expect(await nameOf()).toBe('Важная');
  });

  it('does not show what should have been over already', async () => {
    const revision = await makeBoth();
    await schedule(revision, { from: midnight, until: nextMidnight });
    backend.pass(48 * 60 * 60);
    await turn();

    expect(await nameOf()).toBe('Обычная');
    expect((await publisher('GET', '/pages/summer')).body).toMatchObject({ schedules: [] });
  });

  it('refuses times that meet, that are over, and documents that are broken', async () => {
    const revision = await makeBoth();
    const first = await schedule(revision, { from: midnight, until: nextMidnight });
    const meeting = await schedule(revision, { from: '2027-01-01T20:59:59.000Z' });
    const next = await schedule(revision, { from: nextMidnight });
    const over = await schedule(revision, {
      from: '2026-12-30T21:00:00.000Z',
      until: '2026-12-31T20:00:00.000Z',
    });
    const broken = await saveText(publisher, 'summer', revision, '{');
    const refused = await schedule(broken, { from: '2030-01-01T00:00:00.000Z' });

    expect([first, meeting, next, over, refused].map(({ status }) => status)).toEqual([
      201, 409, 201, 400, 422,
    ]);
  });
});

describe('unschedulePage', () => {
  it('takes back what has not begun, and the end of what has', async () => {
    const revision = await makeBoth();
    const planned = await schedule(revision, { from: midnight, until: nextMidnight });
    const { id } = planned.body as { id: string };

    const gone = await publisher('DELETE', `/pages/summer/schedules/${id}`);
    const again = await publisher('DELETE', `/pages/summer/schedules/${id}`);
    backend.pass(6 * 60);
    await turn();
    const untouched = await nameOf();
    const running = await schedule(revision, { from: midnight, until: nextMidnight });
    await turn();
    const path = `/pages/summer/schedules/${(running.body as { id: string }).id}`;
    await publisher('DELETE', path);
    backend.pass(24 * 60 * 60);
    await turn();

    expect([gone.status, again.status]).toEqual([204, 404]);
    expect([untouched, await nameOf()]).toEqual(['Обычная', 'Новогодняя']);
  });
});
