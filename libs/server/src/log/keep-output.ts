import { withoutInput } from './describe-error.ts';
import type { Log } from './log.ts';

/**
 * Sends to the log what libraries write to the console, and uncaught errors: Node would print errors with all their
 * properties, among them the parameters of queries. An uncaught error still ends the process.
 */
export function keepOutput(log: Log): void {
  const write = (...values: unknown[]): void => {
    const error = values.find((value) => value instanceof Error);
    const [first] = values;
    // What follows a sentence fills it in, with whatever the library worked on.
    log.warn(typeof first === 'string' ? withoutInput(first) : 'A library reports', {}, error);
  };
  for (const method of ['log', 'info', 'warn', 'error'] as const) console[method] = write;
  process.once('uncaughtException', (error) => {
    log.error('An uncaught error ends the process', error);
    process.exit(1);
  });
}
