import { appendFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { readCatalogueVersion } from '../database/catalogue-version.ts';
import type { OpenDatabase } from '../database/database.ts';
import { genres, mediaItems, purchasePrices, streams } from '../database/schema.ts';
import { fillDatabase } from '../seed/seed-demo.ts';
import { contentFile } from '../testing/content-files.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { exportLines } from './export-content.ts';
import { ContentFaults, describeFault } from './faults.ts';
import { importContent } from './import-content.ts';
import { stores } from './stores/index.ts';

const rus = (text: string) => ({ rus: text });

const drama = { kind: 'genre', id: 'drama', name: rus('Драма') };
const film = (id: string, more: object = {}) => ({
  kind: 'title',
  type: 'film',
  id,
  name: rus(id),
  year: 2020,
  age: 12,
  genres: ['drama'],
  ...more,
});
const offer = (more: object) => ({
  kind: 'offer',
  id: 'one-hd',
  item_type: 'media_item',
  item: 'one',
  usage_model: 'EST',
  name: rus('Навсегда'),
  prices: [{ id: 'one-hd-299', type: 'one_time', amount: 29_900, currency: 'RUB', ...more }],
});

let database: OpenDatabase;

beforeAll(async () => {
  database = await openEmptyDatabase();
}, 60_000);
afterAll(() => database.close());
beforeEach(async () => {
  const tables = sql.join(
    stores.map(({ table }) => table),
    sql`, `,
  );
  await database.db.execute(sql`truncate ${tables}, streams, pictures, free_items cascade`);
});

const bring = (lines: readonly (object | string)[], options = {}) =>
  importContent(database.db, [contentFile(lines)], options);

async function faultsOf(lines: readonly (object | string)[], options = {}): Promise<string[]> {
  const error: unknown = await bring(lines, options).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ContentFaults)) throw error ?? new Error('Nothing was refused');
  return error.faults.map((fault) => describeFault({ ...fault, file: 'f' }));
}

async function stored(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(database.db)) lines.push(line);
  return lines;
}

const ids = async () =>
  (
    await database.db.select({ id: mediaItems.id }).from(mediaItems).orderBy(mediaItems.position)
  ).map(({ id }) => id);

describe('an import', () => {
  test('changes nothing the second time, and then only what differs', async () => {
    const lines = [film('two'), film('one', { short: rus('Коротко') }), drama, offer({})];
    await bring(lines);
    expect(await ids()).toEqual(['two', 'one']);
    const version = await readCatalogueVersion(database.db);

    const again = await bring(lines);
    expect(again.byKind.get('title')).toEqual({ added: 0, changed: 0, unchanged: 2, missing: 0 });
    expect(await readCatalogueVersion(database.db)).toBe(version);

    const changed = await bring([film('one', { short: rus('Иначе') }), film('three')]);
    expect(changed.byKind.get('title')).toEqual({ added: 1, changed: 1, unchanged: 0, missing: 1 });
    expect(await ids()).toEqual(['two', 'one', 'three']);
    expect(await readCatalogueVersion(database.db)).not.toBe(version);
  });

  test('deletes only when it is asked to, and only of the kinds that the files hold', async () => {
    await bring([drama, film('one', { streams: { hls: 'https://a.example/1' } }), film('two')]);
    await bring([film('two')]);
    expect(await ids()).toEqual(['one', 'two']);
    await bring([film('two')], { deletesMissing: true });
    expect(await ids()).toEqual(['two']);
    expect(await database.db.$count(genres)).toBe(1);
    expect(await database.db.$count(streams)).toBe(0);
  });

  test('does not blame a record for the faults of what it refers to', async () => {
    expect(await faultsOf([{ ...drama, nme: 'x' }, film('one', { genres: ['drama'] })])).toEqual([
      'f:1 nme: there is no such field',
    ]);
  });

  test('tells all faults of all lines at once, and writes nothing', async () => {
    const faults = await faultsOf([
      film('one', { genres: ['drama', 'noir'], year: 'MCMXX' }),
      '{"kind":"genre"',
      film('two', { genres: ['noir'] }),
      film('two', { genres: [] }),
      film('three', { genres: [], slug: 'two' }),
      { kind: 'programme', channel: 'none', starts_at: 'today', ends_at: '', name: rus('а') },
      drama,
    ]);
    expect(faults).toEqual([
      'f:1 year: must be number, not "MCMXX"',
      'f:2: is not JSON',
      'f:3 genres.0: there is no genre "noir"',
      'f:4 id: stands in ' + faults[3]?.split('stands in ')[1],
      'f:5 slug: film two is that of ' + faults[4]?.split('that of ')[1],
      expect.stringContaining('f:6 starts_at: a moment is ISO 8601'),
      expect.stringContaining('f:6 ends_at: a moment is ISO 8601'),
    ]);
    expect(await stored()).toEqual([]);
  });

  test('refuses what the database knows to be wrong', async () => {
    await bring([drama, film('one'), offer({})]);
    expect(await faultsOf([offer({ amount: 19_900 })])).toEqual([
      'f:1 prices: price "one-hd-299" is 29900 RUB; another amount needs another id',
    ]);
    expect(await faultsOf([film('two', { slug: 'one' })])).toEqual([
      'f:1 slug: film one is that of title "one"',
    ]);
    expect(
      await faultsOf([{ ...drama, id: 'noir' }, film('two')], { deletesMissing: true }),
    ).toEqual(['f:2 genres.0: there is no genre "drama"']);
    await bring([offer({ id: 'one-hd-199', amount: 19_900 })]);
    const prices = await database.db.select().from(purchasePrices);
    expect(prices.map(({ id, amount }) => [id, amount])).toEqual([['one-hd-199', 19_900]]);
  });

  test('lets records exchange their slugs', async () => {
    await bring([drama, film('one', { slug: 'a' }), film('two', { slug: 'b' })]);
    await bring([film('one', { slug: 'b' }), film('two', { slug: 'a' })]);
    const rows = await database.db.select().from(mediaItems).where(eq(mediaItems.id, 'one'));
    expect(rows.map(({ slug }) => slug)).toEqual(['b']);
  });

  test('says what it would do and does nothing in a dry run', async () => {
    const difference = await bring([drama, film('one')], { isDryRun: true });
    expect(difference.byKind.get('title')?.added).toBe(1);
    expect(await stored()).toEqual([]);
  });

  test.each(['reading', 'comparing', 'writing', 'deleting'])(
    'leaves no trace when it is stopped while %s',
    async (step) => {
      await bring([drama, film('old')]);
      const before = await stored();
      const stop = new AbortController();
      const bringing = bring([{ ...drama, name: rus('Другая') }, film('one')], {
        deletesMissing: true,
        signal: stop.signal,
        // As a signal of the process comes: in a later turn of its loop.
        onProgress: (at: string) => at === step && setImmediate(() => stop.abort()),
      });
      await expect(bringing).rejects.toThrow('aborted');
      expect(await stored()).toEqual(before);
    },
  );

  test('refuses lines that are not UTF-8, and goes on', async () => {
    const file = contentFile([drama]);
    appendFileSync(file, Buffer.from([0x7b, 0xff, 0xfe, 0x0a, 0x7b]));
    await expect(importContent(database.db, [file])).rejects.toMatchObject({
      faults: [
        { line: 2, reason: 'is not UTF-8' },
        { line: 3, reason: 'is not JSON' },
      ],
    });
  });
});

test('a catalogue of the demo is changed only where that is said', async () => {
  const demo = await openEmptyDatabase();
  const now = () => new Date('2026-11-27T10:00:00Z');
  await fillDatabase({ db: demo.db, config: readConfig({ CATALOGUE: 'demo' }), now });
  const file = contentFile([film('own')]);
  await expect(importContent(demo.db, [file])).rejects.toThrow('--beside-demo');
  expect(await demo.db.$count(mediaItems, eq(mediaItems.id, 'own'))).toBe(0);
  await importContent(demo.db, [file], { besideDemo: true });
  const { rows } = (await demo.db.execute(
    sql`select is_demo from media_items where id = 'own'`,
  )) as unknown as { rows: { is_demo: boolean }[] };
  expect(rows).toEqual([{ is_demo: false }]);
  await demo.close();
}, 120_000);
