import { randomUUID } from 'node:crypto';
import { withRequestId } from '@foyer/server';
import type { Context } from '../server/call.ts';
import { claimTurn } from './claim-turn.ts';
import type { Job } from './job.types.ts';

/** The periodic work of a process. */
export interface Jobs {
  /** Does each job now if its turn is free, and then again and again. One that fails is tried at its next turn. */
  start(): void;
  /** Starts nothing more, and waits for what runs. */
  stop(): Promise<void>;
  /** Does a job at once, whoever's turn it is. For tests and the control room. */
  run(name: string): Promise<void>;
}

/** How often the clock is looked at: it may be moved by hand, so timers cannot count the turns. */
const TICK_MS = 1000;

/** Runs jobs on a service's clock and database. */
export function createJobRunner(
  context: Pick<Context, 'db' | 'now' | 'log'>,
  jobs: readonly Job[],
): Jobs {
  const { now, log } = context;
  const running = new Map<string, Promise<void>>();
  const lastTurnMs = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  const takeTurn = async (job: Job): Promise<void> => {
    try {
      if (await claimTurn(context, job)) await job.run();
    } catch (error) {
      log.error('A job failed', error, { job: job.name });
    }
  };

  const tick = (): void => {
    const nowMs = now().getTime();
    for (const job of jobs) {
      const last = lastTurnMs.get(job.name);
      const isDue = last === undefined || nowMs >= last + job.everyMs || nowMs < last;
      if (!isDue || running.has(job.name)) continue;
      lastTurnMs.set(job.name, nowMs);
      running.set(
        job.name,
        // Each turn has an id of its own, as a request has.
        withRequestId(randomUUID(), () => takeTurn(job)).finally(() => running.delete(job.name)),
      );
    }
  };

  return {
    start: () => {
      tick();
      timer = setInterval(tick, TICK_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all(running.values());
    },
    run: async (name) => {
      const job = jobs.find((one) => one.name === name);
      if (!job) throw new Error(`There is no job ${name}`);
      await job.run();
    },
  };
}
