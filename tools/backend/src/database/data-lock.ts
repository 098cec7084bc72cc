import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefusal } from '@foyer/server';

/** The right to be the only process in a data folder. */
export interface DataLock {
  release(): void;
}

const BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === BUSY;

function readHolder(path: string): string {
  try {
    return ` (pid ${readFileSync(path, 'utf8').trim()})`;
  } catch {
    return '';
  }
}

/**
 * Takes a data folder for this process. The embedded database itself lets two processes open one folder.
 *
 * The lock is one of the operating system's, held through a SQLite file: Node has no call for file
 * locks, and a file with a process id would outlive a killed process, whose id another may have by then.
 *
 * @throws {@link StartRefusal} while another process, or another lock of this one, holds the folder.
 */
export function lockDataDir(dataDir: string): DataLock {
  mkdirSync(dataDir, { recursive: true });
  const holderPath = join(dataDir, 'lock.pid');
  const file = new DatabaseSync(join(dataDir, 'lock'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new StartRefusal(
      `Another process${readHolder(holderPath)} is using ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holderPath, String(process.pid));
  return { release: () => file.close() };
}
