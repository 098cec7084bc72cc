import { mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A change of a page takes some milliseconds; a lock that is older is that of a process that has died. */
const DEAD_MS = 10_000;
const TURN_MS = 20;

const isThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

const ageMs = async (path: string): Promise<number> => {
  try {
    return Date.now() - (await stat(path)).mtimeMs;
  } catch {
    // It has just gone.
    return 0;
  }
};

async function take(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  for (;;) {
    try {
      await (await open(path, 'wx')).close();
      return;
    } catch (error) {
      if (!isThere(error)) throw error;
    }
    if ((await ageMs(path)) > DEAD_MS) await rm(path, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
}

/** Runs one change at a time, also of several processes on this folder. @param path - Of the file that is the lock. */
export async function withLock<T>(path: string, run: () => Promise<T>): Promise<T> {
  await take(path);
  try {
    return await run();
  } finally {
    await rm(path, { force: true });
  }
}
