import { setTimeout as wait } from 'node:timers/promises';

/** How a process stops. */
export interface Stop {
  /** How long it still takes requests: a balancer needs a while to see that it is not ready. */
  delaySeconds: number;
  /** Done at once. */
  begin(): void;
  /** Done after the delay; the process ends when it resolves. */
  finish(): Promise<void>;
  /** Longest time for that, in milliseconds: then the process ends with exit code 1. @default 30000 */
  limitMs?: number;
}

/**
 * Stops the process in order at the first `SIGTERM` or `SIGINT`. `SIGINT`, which somebody at a terminal sends, waits
 * for no balancer.
 */
export function onStop({ delaySeconds, begin, finish, limitMs = 30_000 }: Stop): void {
  const impatience = new AbortController();
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    begin();
    await wait(delaySeconds * 1000, undefined, { signal: impatience.signal }).catch(
      () => undefined,
    );
    setTimeout(() => {
      process.stderr.write(
        `Not everything ended within ${limitMs / 1000} seconds: ending anyway.\n`,
      );
      process.exit(1);
    }, limitMs).unref();
    await finish();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => {
    impatience.abort();
    void stop();
  });
}
