import type { Hono } from 'hono';
import type { Config } from './config.ts';
import { createControlApp } from './control/control-app.ts';
import { createControlRoom } from './control/control-room.ts';
import type { OpenDatabase } from './database/database.ts';
import { createJobs } from './jobs/jobs.ts';
import type { Jobs } from './jobs/run-jobs.ts';
import { createDelivery, createSenders } from './modules/delivery/delivery.ts';
import { createEventHub } from './modules/events/event-hub.ts';
import { createPartiesApp } from './parties/parties-app.ts';
import { createTracker } from './parties/tracker/tracker.ts';
import { connectPayments } from './parties/payments/connect-payments.ts';
import { fillDatabase } from './seed/seed-demo.ts';
import { createApp } from './server/app.ts';
import type { Context } from './server/call.ts';
import { createClock } from './server/clock.ts';
import type { TakeUpgrade } from './server/listen.ts';

/** The service and, with demo powers, its control room, ready to listen. */
export interface Backend {
  app: Hono;
  /** Absent without demo powers: then there is nothing to listen to. */
  controlApp: Hono | undefined;
  /** Ad server and payment provider, on an origin of their own; absent likewise. */
  partiesApp: Hono | undefined;
  /** The parties' tracker, where viewers find each other; absent likewise. */
  onPartiesUpgrade: TakeUpgrade | undefined;
  /** What the running service does without being asked. */
  jobs: Jobs;
  /** Ends what would never end by itself: the open push channels, the tracker's sockets, messages that are tried again. */
  close(): Promise<void>;
}

/**
 * Puts the service together on an open database, filling it first if it is empty.
 *
 * @throws StartRefusal when demo powers meet a database that is no demo's, and when codes can be sent by nobody.
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
  const surroundings = { db, now: clock?.now ?? realNow, print };
  const delivery = createDelivery(surroundings, createSenders(config));
  const bare: Context = { ...surroundings, config, delivery };
  await fillDatabase(bare);
  const { provider, party } = await connectPayments(bare, async (request) => app.fetch(request));
  const context: Context = { ...bare, payments: provider };
  const hub = createEventHub({ listen });
  const room = clock && createControlRoom(clock);
  const app = createApp(context, hub, room);
  const tracker = config.hasDemoPowers ? createTracker(config) : undefined;
  return {
    app,
    controlApp: room && createControlApp(context, room, hub),
    partiesApp: config.hasDemoPowers ? createPartiesApp(context, party) : undefined,
    onPartiesUpgrade: tracker?.takeUpgrade,
    jobs: createJobs(context),
    close: async () => {
      tracker?.close();
      await hub.close();
      await delivery.close();
    },
  };
}
