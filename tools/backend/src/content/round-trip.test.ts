import { kindsInOrder } from '@foyer/content';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { pages, pageVersions, pictures, programmes, streams } from '../database/schema.ts';
import { catalogueTables } from '../seed/seed-catalogue.ts';
import { fillDatabase } from '../seed/seed-demo.ts';
import { contentFile } from '../testing/content-files.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { exportLines } from './export-content.ts';
import { importContent } from './import-content.ts';

/** Beside the demo's catalogue what it has not: streams, pictures by address, programmes. */
const more = [
  {
    kind: 'title',
    id: 'own-film',
    type: 'film',
    name: { rus: 'Свой фильм', eng: 'Own film' },
    year: 2026,
    age: 12,
    rating: 7.3,
    poster: 'https://pictures.example.org/own-film.jpg',
    streams: {
      dash: 'https://cdn.example.org/own-film.mpd',
      licences: { widevine: 'https://drm.example.org/widevine' },
      signer: 'cdn',
      audio: [{ language: 'rus', title: 'Русский' }],
    },
    trailer: { hls: 'https://cdn.example.org/own-film-trailer.m3u8' },
  },
  {
    kind: 'person',
    id: 'Own_Person',
    name: { rus: 'Свой человек' },
    portrait: 'https://pictures.example.org/person.jpg',
  },
  {
    kind: 'channel_group',
    id: 'own-group',
    name: { rus: 'Свои каналы' },
  },
  {
    kind: 'channel',
    id: 'own-channel',
    name: { rus: 'Свой канал' },
    description: { rus: 'О канале' },
    group: 'own-group',
    age: 6,
    catch_up: 'included',
    logo: 'https://pictures.example.org/channel.png',
    streams: { hls: 'https://cdn.example.org/live.m3u8' },
    catch_up_streams: { hls: 'https://cdn.example.org/archive/{start}-{end}.m3u8' },
  },
  {
    kind: 'programme',
    channel: 'own-channel',
    starts_at: '2026-03-01T18:00:00+03:00',
    ends_at: '2026-03-01T19:00:00+03:00',
    name: { rus: 'Фильм' },
    title: 'own-film',
  },
];

let source: OpenDatabase;
let target: OpenDatabase;

beforeAll(async () => {
  source = await openEmptyDatabase();
  target = await openEmptyDatabase();
  const now = () => new Date('2026-11-27T10:00:00Z');
  await fillDatabase({ db: source.db, config: readConfig({ CATALOGUE: 'demo' }), now });
}, 120_000);
afterAll(async () => {
  await source.close();
  await target.close();
});

async function linesOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(db)) lines.push(line);
  return lines;
}

async function rowsOf(db: Database, table: PgTable): Promise<unknown[]> {
  const { rows } = (await db.execute(
    sql`select (to_jsonb(one) - 'is_demo')::text as row from ${table} as one order by 1`,
  )) as unknown as { rows: unknown[] };
  return rows;
}

test('what is exported, imported into an empty database, gives the same tables', async () => {
  await importContent(source.db, [contentFile(more)], { besideDemo: true });
  const lines = await linesOf(source.db);
  const kinds = new Set(lines.map((line) => (JSON.parse(line) as { kind: string }).kind));
  expect([...kinds].toSorted()).toEqual([...kindsInOrder].toSorted());

  const file = contentFile(lines.map((line) => line.trim()));
  await importContent(target.db, [file]);
  expect(await linesOf(target.db)).toEqual(lines);
  // Documents of pages are the page editors', and no part of the content.
  const own = catalogueTables.filter((table) => table !== pages && table !== pageVersions);
  for (const table of [...own, streams, pictures, programmes]) {
    expect(await rowsOf(target.db, table)).toEqual(await rowsOf(source.db, table));
  }

  const again = await importContent(target.db, [file], { deletesMissing: true });
  const counts = [...again.byKind.values()];
  expect(counts.every(({ added, changed, missing }) => added + changed + missing === 0)).toBe(true);
}, 120_000);
