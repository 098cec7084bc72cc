import { createLog, type Log, type LogSettings } from '../log/log.ts';

/** A line as log collectors read it. */
export type LogLine = Record<string, unknown>;

/** A log whose lines a test reads. */
export interface TestLog {
  log: Log;
  /** The lines as they were written. */
  texts: string[];
  lines(): LogLine[];
}

/** Keeps every line of a level and above. */
export function createTestLog(service: string, level: LogSettings['level'] = 'debug'): TestLog {
  const texts: string[] = [];
  const log = createLog(service, { level, format: 'json' }, (text) => texts.push(text));
  return { log, texts, lines: () => texts.map((text) => JSON.parse(text) as LogLine) };
}
