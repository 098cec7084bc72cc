import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { hasEnded, type Service, startService, stopProcess } from './processes.ts';
import { say } from './say.ts';

/** Pauses before a process is started again, in milliseconds; the last one repeats. */
const pausesMs = [1000, 2000, 4000, 8000, 16_000, 30_000];

/** A process that was ready for so long starts over with the shortest pause, in milliseconds. */
const steadyMs = 60_000;

/** What tests replace. */
export interface Surroundings {
  /** Waits; rejects when the signal comes first. */
  wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** In milliseconds. */
  now: () => number;
  say: (text: string) => void;
}

const real: Surroundings = {
  wait: (ms, signal) => pause(ms, undefined, { signal }),
  now: () => Date.now(),
  say,
};

/**
 * Starts services, one after another, and brings each back that ends by itself: after a second, after twice the pause when
 * that does not last, and so on up to half a minute. Says each end and each start.
 *
 * @param signal - Stops them all, gently.
 * @returns Once all are ready; `ended` resolves once they are gone for good.
 * @throws Refusal when one of them does not become ready the first time; those that run are stopped before.
 */
export async function supervise(
  services: readonly Service[],
  signal: AbortSignal,
  { wait, now, say: tell }: Surroundings = real,
): Promise<{ ended: Promise<void> }> {
  const own = new AbortController();
  const stopping = AbortSignal.any([signal, own.signal]);
  const start = (service: Service) => startService(service, undefined, stopping);

  const startAgain = async (service: Service, pauseMs: number) => {
    await wait(pauseMs, stopping).catch(() => undefined);
    if (stopping.aborted) return undefined;
    try {
      const child = await start(service);
      tell(`the ${service.name} is back.`);
      return child;
    } catch (error) {
      if (!stopping.aborted) tell(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };

  const keep = async (service: Service, first: ChildProcess): Promise<void> => {
    let child: ChildProcess | undefined = first;
    let readyAt = now();
    let tries = 0;
    while (!stopping.aborted) {
      if (child) {
        const end = await endOf(child, stopping);
        if (end === undefined) break;
        if (now() - readyAt >= steadyMs) tries = 0;
        tell(`the ${service.name} ended (${end}).`);
      }
      const pauseMs = pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0;
      tries += 1;
      tell(`starting the ${service.name} again in ${pauseMs / 1000} s.`);
      child = await startAgain(service, pauseMs);
      readyAt = now();
    }
    if (child) await stopProcess(child);
  };

  const kept: Promise<void>[] = [];
  try {
    for (const service of services) kept.push(keep(service, await start(service)));
  } catch (error) {
    own.abort();
    await Promise.all(kept);
    throw error;
  }
  return { ended: Promise.all(kept).then(() => undefined) };
}

/** How a process ended; nothing when the signal came first. */
async function endOf(child: ChildProcess, signal: AbortSignal): Promise<string | undefined> {
  if (!hasEnded(child)) {
    await once(child, 'exit', { signal }).catch(() => undefined);
  }
  if (!hasEnded(child)) return undefined;
  const { exitCode, signalCode } = child;
  return signalCode === null ? `exit code ${exitCode}` : `signal ${signalCode}`;
}
