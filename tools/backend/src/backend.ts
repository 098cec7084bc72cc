import type { Hono } from 'hono';
import type { Config } from './config.ts';
import { createControlApp } from './control/control-app.ts';
import { createControlRoom } from './control/control-room.ts';
import type { OpenDatabase } from './database/database.ts';
import { createJobs } from './jobs/jobs.ts';
import type { Jobs } from './jobs/run-jobs.ts';
import { createEventHub } from './modules/events/event-hub.ts';
import { createPartiesApp } from './parties/parties-app.ts';
import { connectPayments } from './parties/payments/connect-payments.ts';
import { fillDatabase } from './seed/seed-demo.ts';
import { createApp } from './server/app.ts';
import type { Context } from './server/call.ts';
import { createClock } from './server/clock.ts';

/** The service and, with demo powers, its control room, ready to listen. */
export interface Backend {
  app: Hono;
  /** Absent without demo powers: then there is nothing to listen to. */
  controlApp: Hono | undefined;
  /** Ad server and payment provider, on an origin of their own; absent likewise. */
  partiesApp: Hono | undefined;
  /** What the running service does without being asked. */
  jobs: Jobs;
  /** Ends the answers that would never end by themselves: the open push channels. */
  close(): Promise<void>;
}

/**
 * Puts the service together on an open database, filling it first if it is empty.
 *
 * @throws StartRefusal when demo powers meet a database that is no demo's.
 */
export async function createBackend(
  config: Config,
  { db, listen }: Pick<OpenDatabase, 'db' | 'listen'>,
  {
    now: realNow = () => new Date(),
    print = (line) => console.log(line),
  }: Partial<Pick<Context, 'now' | 'print'>> = {},
): Promise<Backend> {
  const clock = config.hasDemoPowers ? createClock(db, realNow) : undefined;
  await clock?.refresh();
  const bare: Context = { db, config, now: clock?.now ?? realNow, print };
  await fillDatabase(bare);
  const { provider, party } = await connectPayments(bare, async (request) => app.fetch(request));
  const context: Context = { ...bare, payments: provider };
  const hub = createEventHub({ listen });
  const room = clock && createControlRoom(clock);
  const app = createApp(context, hub, room);
  return {
    app,
    controlApp: room && createControlApp(context, room, hub),
    partiesApp: config.hasDemoPowers ? createPartiesApp(context, party) : undefined,
    jobs: createJobs(context),
    close: () => hub.close(),
  };
}
