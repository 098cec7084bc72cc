import {
  createPage,
  getPage,
  getPageVersion,
  listPageVersions,
  restorePageVersion,
  savePage,
  schedulePage,
  unschedulePage,
} from '@foyer/client';
import { expect } from 'vitest';
import { type OperationCases } from '../cases.types.ts';
import {
  access,
  alias,
  done,
  prepared,
  publish,
  published,
  refuses,
  textOf,
} from '../page-trials.ts';

const from = '2040-03-01T00:00:00.000Z';

/** Trials of versions: publishing, schedules and what was before. */
export const pageVersionsCases = {
  listPageVersions: {
    good: [
      done(
        'lists what was published',
        published((pages) => listPageVersions(pages, { alias, limit: 5 })),
        (answer) => expect(answer).toMatchObject({ items: [{ number: 1 }] }),
      ),
    ],
    bad: [
      refuses(
        'refuses a limit of none',
        'invalidRequest',
        prepared((pages) => listPageVersions(pages, { alias, limit: 0 })),
      ),
    ],
    access: access(prepared((pages) => listPageVersions(pages, { alias }))),
  },
  getPageVersion: {
    good: [
      done(
        'gives the text of a version',
        published((pages) => getPageVersion(pages, { alias, number: 1 })),
        (answer) => expect(answer).toMatchObject({ number: 1, text: textOf('Весна') }),
      ),
    ],
    bad: [
      refuses(
        'does not know another version',
        'notFound',
        prepared((pages) => getPageVersion(pages, { alias, number: 99 })),
      ),
    ],
    access: access(published((pages) => getPageVersion(pages, { alias, number: 1 }))),
  },
  publishPage: {
    good: [
      done('makes the draft live', prepared(publish), (version) =>
        expect(version).toMatchObject({ number: 1, author: 'pavel' }),
      ),
    ],
    bad: [
      refuses(
        'refuses a document that is broken',
        'pageBroken',
        prepared(async (pages, revision) => {
          const saved = await savePage(pages, { alias, revision, text: '{' });
          return publish(pages, saved.revision);
        }),
      ),
    ],
    access: access(prepared(publish)),
  },
  schedulePage: {
    good: [
      done(
        'plans when the draft is live',
        prepared((pages, revision) => schedulePage(pages, { alias, revision, from })),
        (schedule) => expect(schedule).toMatchObject({ from, version: 1, state: 'waiting' }),
      ),
    ],
    bad: [
      refuses(
        'refuses an end before the beginning',
        'invalidRequest',
        prepared((pages, revision) =>
          schedulePage(pages, { alias, revision, from, until: '2039-01-01T00:00:00.000Z' }),
        ),
      ),
    ],
    access: access(prepared((pages, revision) => schedulePage(pages, { alias, revision, from }))),
  },
  unschedulePage: {
    good: [
      done(
        'takes a schedule back',
        prepared(async (pages, revision) => {
          const { id } = await schedulePage(pages, { alias, revision, from });
          await unschedulePage(pages, { alias, scheduleId: id });
          return getPage(pages, { alias });
        }),
        ({ schedules }) => expect(schedules).toEqual([]),
      ),
    ],
    bad: [
      refuses(
        'does not know another schedule',
        'notFound',
        prepared((pages) => unschedulePage(pages, { alias, scheduleId: 'none' })),
      ),
    ],
    access: access(async (pages, world) => {
      const owner = world.pagesOf(await world.clientOf('publisher'));
      const { revision } = await createPage(owner, { alias, text: textOf('Весна') });
      const { id } = await schedulePage(owner, { alias, revision, from });
      return unschedulePage(pages, { alias, scheduleId: id });
    }),
  },
  restorePageVersion: {
    good: [
      done(
        'brings a version back',
        published(async (pages, revision) => {
          const { revision: next } = await savePage(pages, {
            alias,
            revision,
            text: textOf('Май'),
          });
          await publish(pages, next);
          return restorePageVersion(pages, { alias, revision: next, number: 1 });
        }),
        (version) => expect(version).toMatchObject({ number: 3 }),
      ),
    ],
    bad: [
      refuses(
        'does not know another version',
        'notFound',
        prepared((pages, revision) => restorePageVersion(pages, { alias, revision, number: 99 })),
      ),
    ],
    access: access(async (pages, world) => {
      const owner = world.pagesOf(await world.clientOf('publisher'));
      const { revision } = await createPage(owner, { alias, text: textOf('Весна') });
      await publish(owner, revision);
      return restorePageVersion(pages, { alias, revision, number: 1 });
    }),
  },
} satisfies Record<string, OperationCases>;
