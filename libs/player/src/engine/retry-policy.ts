import { BACKOFF } from './limits.ts';

/**
 * How long to wait before asking again, in milliseconds.
 *
 * @param failures - So many requests have failed in a row; 1 after the first.
 * @param random - From 0 to 1; decides the jitter.
 */
export function waitBeforeRetry(failures: number, random: number = Math.random()): number {
  const { firstMs, factor, capMs, jitter } = BACKOFF;
  const wait = Math.min(capMs, firstMs * factor ** (Math.max(1, failures) - 1));
  return Math.round(wait * (1 - jitter * random));
}

/** Answers that say "not now": too slow, too many, or a server in trouble. */
const isForNow = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * What an HTTP status means for the one who asked. `refused` stays so however often it is asked again: the file is
 * not there, or not for this viewer.
 */
export function verdictOf(status: number): 'answered' | 'refused' | 'failed' {
  if (status >= 200 && status < 300) return 'answered';
  return status === 0 || isForNow(status) ? 'failed' : 'refused';
}
