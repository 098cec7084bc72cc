import { createLog, type Readiness } from '@foyer/server';
import type { Hono } from 'hono';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/database.ts';
import { createJobs } from './jobs/jobs.ts';
import type { Jobs } from './jobs/run-jobs.ts';
import { createCatalogue } from './modules/catalogue/catalogue.ts';
import { createFirstRead } from './modules/catalogue/first-read.ts';
import { createDelivery, createSenders } from './modules/delivery/delivery.ts';
import { readMessageTemplates } from './modules/delivery/message-templates.ts';
import { createEventHub } from './modules/events/event-hub.ts';
import { createLivePages, PAGES_CHANNEL } from './modules/pages/live-pages.ts';
import { connectPayments } from './parties/payments/connect-payments.ts';
import { fillDatabase } from './seed/seed-demo.ts';
import { createApp } from './server/app.ts';
import type { Context } from './server/call.ts';
import { createClock } from './server/clock.ts';
import type { TakeUpgrade } from './server/listen.ts';
import { serviceReadiness } from './server/readiness.ts';

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
  /** Says whether the service can answer; told to stop, it never does again. */
  readiness: Readiness;
  /** Begins to read the catalogue, without which the service is not ready. @returns When the first attempt is over. */
  readCatalogue(): Promise<void>;
  /** Begins to take note of published pages at once; without it they are noticed within five seconds. */
  followPages(): Promise<void>;
  /** Ends what would never end by itself: the open push channels, the tracker's sockets, messages that are tried again. */
  close(): Promise<void>;
}

/**
 * Puts the service together on an open database, filling it first if it is empty.
 *
 * @throws StartRefusal when demo powers meet a database that is no demo's, when a channel for codes has no sender, and when their texts are unfit.
 */
export async function createBackend(
  config: Config,
  { db, listen, ping }: Pick<OpenDatabase, 'db' | 'listen' | 'ping'>,
  {
    now: realNow = () => new Date(),
    print = (line) => void process.stdout.write(`${line}\n`),
    log = createLog('backend', config.log),
  }: Partial<Pick<Context, 'now' | 'print' | 'log'>> = {},
): Promise<Backend> {
  // Loaded by those who have them alone.
  const powers = config.hasDemoPowers ? await import('./demo-powers.ts') : undefined;
  const clock = powers ? createClock(db, realNow) : undefined;
  await clock?.refresh();
  const surroundings = { db, now: clock?.now ?? realNow, log, print };
  const delivery = createDelivery(
    surroundings,
    createSenders(config, surroundings),
    readMessageTemplates(config.messages.templates),
  );
  const bare: Context = { ...surroundings, config, delivery };
  await fillDatabase(bare);
  const { provider, party } = await connectPayments(bare, async (request) => app.fetch(request));
  const context: Context = { ...bare, payments: provider };
  const hub = createEventHub({ listen }, config.limits);
  const room = clock && powers?.createControlRoom(clock);
  const pages = createLivePages(context);
  const catalogue = createCatalogue(context);
  const firstRead = createFirstRead(context, {
    read: () => Promise.all([catalogue.read(), pages.read()]),
  });
  const readiness = serviceReadiness({ ping }, firstRead, config.dataDir);
  const app = createApp(context, { events: hub, pages }, readiness, room);
  let following: Promise<() => Promise<void>> | undefined;
  const tracker = powers?.createLateTracker(async () => {
    const { createTracker } = await import('./parties/tracker/tracker.ts');
    return createTracker(config);
  });
  return {
    app,
    controlApp: room && powers?.createControlApp(context, room, hub),
    partiesApp: powers?.createPartiesApp(context, party),
    onPartiesUpgrade: tracker?.takeUpgrade,
    jobs: createJobs(context),
    readiness,
    readCatalogue: () => firstRead.start(),
    followPages: async () => {
      following ??= listen(PAGES_CHANNEL, () => pages.lookAgain());
      await following;
    },
    close: async () => {
      await (
        await following
      )?.();
      firstRead.stop();
      tracker?.close();
      await hub.close();
      await delivery.close();
    },
  };
}
