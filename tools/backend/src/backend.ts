import type { Hono } from 'hono';
import type { Config } from './config.ts';
import { createControlApp } from './control/control-app.ts';
import { createControlRoom } from './control/control-room.ts';
import type { OpenDatabase } from './database/database.ts';
import { fillDatabase } from './seed/seed-demo.ts';
import { createApp } from './server/app.ts';
import type { Context } from './server/call.ts';

/** The service and, with demo powers, its control room, ready to listen. */
export interface Backend {
  app: Hono;
  /** Absent without demo powers: then there is nothing to listen to. */
  controlApp: Hono | undefined;
}

/**
 * Puts the service together on an open database, filling it first if it is empty.
 *
 * @throws StartRefusal when demo powers meet a database that is no demo's.
 */
export async function createBackend(
  config: Config,
  { db }: Pick<OpenDatabase, 'db'>,
  {
    now = () => new Date(),
    print = (line) => console.log(line),
  }: Partial<Pick<Context, 'now' | 'print'>> = {},
): Promise<Backend> {
  const context: Context = { db, config, now, print };
  await fillDatabase(context);
  if (!config.hasDemoPowers) return { app: createApp(context), controlApp: undefined };
  const room = createControlRoom();
  return { app: createApp(context, room), controlApp: createControlApp(context, room) };
}
