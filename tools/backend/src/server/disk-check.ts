import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HealthCheck } from '@foyer/server';

/** What is written: more than fits into the entry of a folder, less than a picture. */
const content = Buffer.alloc(16 * 1024);

const full = new Set(['ENOSPC', 'EDQUOT']);

/** Whether a folder takes a file: writes one and removes it. Processes that share a folder do not hinder each other. */
export const diskCheck = (folder: string): HealthCheck => {
  const path = join(folder, 'disk-check');
  return async () => {
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(path, content);
      return 'ok';
    } catch (error) {
      return full.has((error as NodeJS.ErrnoException).code ?? '') ? 'full' : 'not writable';
    } finally {
      // What was written before the disk was full takes its place as well.
      await rm(path, { force: true }).catch(() => undefined);
    }
  };
};
