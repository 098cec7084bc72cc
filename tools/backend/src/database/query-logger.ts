import { shortStatement, type Log } from '@foyer/server';
import type { Logger } from 'drizzle-orm';

/** Writes every statement at the level `debug`, with numbered places instead of its parameters; nothing above that level. */
export const queryLogger = (log: Log): Logger | false =>
  log.hasDebug && { logQuery: (query) => log.debug('query', { query: shortStatement(query) }) };
