import { operationList } from '@foyer/contract';
import { createTestLog, type LogLine } from '@foyer/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsMarker } from '../testing/logs/markers.ts';
import { walkBroken, type Sent } from '../testing/logs/walk.ts';
import { PAGE_EDITORS } from '../testing/page-editors.ts';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { loggedTestDatabase, testDatabase } from '../testing/test-database.ts';
import { createTestMedia } from '../testing/test-media.ts';

const WALK_TIMEOUT_MS = 240_000;

/** Operations that ask the database for nothing, unless a session has to be looked up first. */
const needNothing = {
  'written in the code': ['listCountries', 'listLanguages'],
  'read once, and kept in memory until a fact tells of a change': [
    'getChannel',
    'getChannelPlayback',
    'getCollection',
    'getFilters',
    'getGuide',
    'getKaraokeItem',
    'getKaraokePlayback',
    'getMediaItem',
    'getPerson',
    'getPlayback',
    'getProgramme',
    'getProgrammePlayback',
    'getShow',
    'getTrailerPlayback',
    'listCatalogue',
    'listChannelGenres',
    'listChannels',
    'listCollections',
    'listEpisodes',
    'listKaraokeGenres',
    'listKaraokeItems',
    'listSeasons',
    'search',
    'suggestSearch',
  ],
  'read from files': ['getImage', 'getOriginFile'],
  'refused by its token, or by its form': [
    'clearKeyLicence',
    'collectErrorReports',
    'getDraftView',
    'getStreamFile',
  ],
  'read from the facts of the database, which stay': ['getPagesRevision'],
  'nothing to end': ['deleteSession'],
};

const told = createTestLog('backend', 'debug');
let backend: TestBackend;
let sent: Sent[];
let cookies: string[];
const lines = new Map<unknown, LogLine[]>();

const linesOf = ({ id }: Sent): LogLine[] => lines.get(id) ?? [];
const idsOf = (some: readonly Sent[]) => [...new Set(some.map(({ operationId }) => operationId))];
const isFailure = ({ status }: Sent) => status === 500;

beforeAll(async () => {
  const database = await loggedTestDatabase(told.log);
  const { db } = await testDatabase();
  const env = { PAGE_EDITORS, TRUSTED_PROXIES: '127.0.0.1', MEDIA_DIR: await createTestMedia() };
  backend = await createTestBackend(env, { log: told.log, database });
  ({ sent, cookies } = await walkBroken(backend, db, told));
  for (const line of told.lines()) {
    const { requestId } = line;
    lines.set(requestId, [...(lines.get(requestId) ?? []), line]);
  }
}, WALK_TIMEOUT_MS);

afterAll(() => backend.close());

describe('the log, while every operation fails in the database', () => {
  it('is written to by all of them', () => {
    const inSession = sent.filter(({ broken }) => broken?.hasSession === true);

    expect(idsOf(inSession)).toHaveLength(operationList.length);
    expect(inSession.filter((one) => !isFailure(one))).toEqual([]);
  });

  it('is not written to without a session by those alone that need no database', () => {
    const outside = sent.filter(({ broken }) => broken?.hasSession === false);
    const failing = idsOf(outside.filter(isFailure));
    const refused = outside.filter(({ status }) => status === 401);
    const others = outside.filter((one) => !isFailure(one) && !refused.includes(one));

    expect(
      idsOf(others)
        .filter((id) => !failing.includes(id))
        .sort(),
    ).toEqual(Object.values(needNothing).flat().sort());
  });

  it('is written to from deep within them: a table of their own away, or closed to new rows', () => {
    const own = sent.filter((one) => one.broken?.table !== undefined && isFailure(one));
    const closed = own.filter(({ broken }) => broken?.how === 'closed');

    expect(idsOf(own).length).toBeGreaterThan(85);
    expect(idsOf(closed).length).toBeGreaterThan(20);
    expect(closed.every((one) => JSON.stringify(linesOf(one)).includes('"23514"'))).toBe(true);
  });

  it('says once why, and once that, each with the id that was sent', () => {
    const isWhy = ({ level, message, operation, error }: LogLine, { operationId }: Sent) =>
      level === 'error' &&
      message === 'A call failed' &&
      operation === operationId &&
      /"sqlState":"(?:42P01|23514)"/u.test(JSON.stringify(error));
    // A message is settled by the way: its call has been answered, and the next one may break the outbox first.
    const isLate = ({ message }: LogLine) =>
      message === 'What became of a message could not be written';
    const isAnswered = (line: LogLine, { operationId, status }: Sent) =>
      line['message'] === 'answered' &&
      line['operation'] === operationId &&
      line['status'] === status;

    const wrong = sent.filter((one) => {
      const own = linesOf(one);
      const whys = own.filter((line) => isWhy(line, one)).length;
      const errors = own.filter((line) => line.level === 'error' && !isLate(line)).length;
      const answers = own.filter((line) => isAnswered(line, one)).length;
      const expected = isFailure(one) ? 1 : 0;
      return whys !== expected || errors !== expected || answers !== 1;
    });

    expect(wrong).toEqual([]);
  });

  it('tells the queries of a request with places instead of parameters', () => {
    const added = sent.find(
      ({ operationId, broken }) => operationId === 'addFavourite' && broken?.how === 'closed',
    );

    const queries = added && linesOf(added).filter(({ level }) => level === 'debug');

    expect(queries?.at(-1)?.['query']).toMatch(/^insert into "favourites" .*\$1/u);
  });

  it('is lines of JSON, each of a request', () => {
    const wrong = told.lines().filter(
      ({ level, time, service, requestId }) =>
        !['debug', 'info', 'warn', 'error'].includes(String(level)) ||
        !/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(String(time)) ||
        service !== 'backend' ||
        // A start has no request.
        (requestId !== undefined && !/^[\da-f-]{36}$/u.test(String(requestId))),
    );

    expect(wrong).toEqual([]);
  });

  it('holds nothing that the viewer sent', () => {
    const tokens = cookies.map((cookie) => cookie.split('=')[1] ?? '');

    expect(told.texts.filter(holdsMarker)).toEqual([]);
    expect(tokens.every((token) => token.length > 20)).toBe(true);
    expect(told.texts.filter((text) => tokens.some((token) => text.includes(token)))).toEqual([]);
  });
});
