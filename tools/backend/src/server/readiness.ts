import { createReadiness, type Readiness } from '@foyer/server';
import type { OpenDatabase } from '../database/database.ts';
import type { FirstRead } from '../modules/catalogue/first-read.ts';
import { diskCheck } from './disk-check.ts';

/** What the service needs to answer viewers: its database, the catalogue in memory, place on the disk. */
export const serviceReadiness = (
  { ping }: Pick<OpenDatabase, 'ping'>,
  firstRead: Pick<FirstRead, 'isDone'>,
  dataDir: string,
): Readiness =>
  createReadiness({
    database: () =>
      ping().then(
        () => 'ok',
        () => 'unreachable',
      ),
    catalogue: () => (firstRead.isDone() ? 'ok' : 'not read'),
    disk: diskCheck(dataDir),
  });
