import type { PGlite } from '@electric-sql/pglite';
import { tarEntries, tarOf } from './tar-entries.ts';

/** A file of the write-ahead log: its name says its place in the log. */
const logFile = /^\/?pg_wal\/([0-9A-F]{24})$/u;

/**
 * Leaves files of the log out of an archive that no start reads: those before the last checkpoint, and those that are
 * made ready for later. Each is 16 MiB to be written at a first start.
 */
export async function withoutUnusedLog(engine: PGlite, tar: Buffer): Promise<Buffer<ArrayBuffer>> {
  const { rows } = await engine.query<{ first: string; last: string }>(
    `select redo_wal_file as first, pg_walfile_name(pg_current_wal_lsn()) as last
    from pg_control_checkpoint()`,
  );
  const [{ first, last } = { first: '', last: 'G' }] = rows;
  const needed = [...tarEntries(tar)].filter(({ name }) => {
    const [, file] = logFile.exec(name) ?? [];
    return file === undefined || (file >= first && file <= last);
  });
  return tarOf(needed);
}
