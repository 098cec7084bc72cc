import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { tarOf, type TarEntry } from './tar-entries.ts';

/** A file of the write-ahead log, by its name. */
const logFile = /^[0-9A-F]{24}$/u;

/**
 * Drops the databases that others are made from, two thirds of all files: nothing makes another one in the folder of an
 * embedded database.
 */
export async function dropTemplates(engine: PGlite): Promise<void> {
  await engine.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) {
    await engine.exec(`drop database if exists ${name}`);
  }
}

/**
 * Begins a new file of the write-ahead log, which then holds little more than zeros.
 *
 * @returns Its name. When the engine is closed, no start reads any other file of the log.
 */
export async function beginLogFile(engine: PGlite): Promise<string> {
  await engine.query('select pg_switch_wal()');
  // What stands in the log alone would be worked through again at every first start.
  await engine.exec('checkpoint');
  const { rows } = await engine.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  );
  const [file] = rows;
  if (!file) throw new Error('The write-ahead log has no file');
  return file.name;
}

function* entriesOf(folder: string): Generator<TarEntry> {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const isFolder = entry.isDirectory();
    yield {
      name: path.slice(folder.length).split(sep).join('/'),
      isFolder,
      content: isFolder ? Buffer.alloc(0) : readFileSync(path),
    };
  }
}

/**
 * A tar archive of a closed database. Files of the log that no start reads are left out: each is 16 MiB to be written at
 * a first start.
 *
 * @param folder - Where the database stands.
 * @param neededLogFile - The only file of the log that is needed.
 */
export const pack = (folder: string, neededLogFile: string): Buffer<ArrayBuffer> =>
  tarOf(
    [...entriesOf(folder)].filter(({ name }) => {
      const file = basename(name);
      return !logFile.test(file) || file === neededLogFile;
    }),
  );
