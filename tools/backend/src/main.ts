import { createLog, keepOutput, onStop, StartRefusal, type Log } from '@foyer/server';
import { createBackend, type Backend } from './backend.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { listen, type Listener } from './server/listen.ts';

/** Running requests get this long to end. */
const GRACE_MS = 5000;

async function start(config: Config, log: Log): Promise<void> {
  const database = await openDatabase(config, log);
  const listeners: Listener[] = [];
  let backend: Backend;
  try {
    backend = await createBackend(config, database, { log });
    const { app, controlApp, partiesApp, onPartiesUpgrade: onUpgrade } = backend;
    const { host } = config;
    listeners.push(await listen(app, { host, port: config.port, setting: 'BACKEND_PORT' }));
    if (controlApp) {
      const port = config.controlPort;
      listeners.push(await listen(controlApp, { host, port, setting: 'CONTROL_PORT' }));
    }
    if (partiesApp) {
      const port = config.partiesPort;
      listeners.push(await listen(partiesApp, { host, port, setting: 'PARTIES_PORT', onUpgrade }));
    }
  } catch (error) {
    await Promise.all(listeners.map((listener) => listener.close(0)));
    await database.close();
    throw error;
  }

  let isStopping = false;
  onStop({
    delaySeconds: config.stopDelaySeconds,
    begin: () => {
      isStopping = true;
      backend.readiness.stop();
      for (const listener of listeners) listener.drain();
    },
    finish: async () => {
      const closed = listeners.map((listener) => listener.close(GRACE_MS));
      await Promise.all([backend.jobs.stop(), backend.close(), ...closed]);
      await database.close();
    },
  });

  const [api, control, parties] = listeners.map(({ port }) => `http://${config.host}:${port}`);
  const powers = control ? `, control room at ${control}, parties at ${parties}` : '';
  log.info(`Backend ready at ${api}${powers}`);

  // First what viewers wait for.
  await backend.readCatalogue();
  await backend.followPages();
  if (!isStopping) backend.jobs.start();
}

/** A refusal is one sentence on standard error, whatever the format of the log. */
function refuse(error: unknown, log?: Log): never {
  if (error instanceof StartRefusal) process.stderr.write(`${error.message}\n`);
  else if (log) log.error('The start failed', error);
  else throw error;
  process.exit(1);
}

let log: Log | undefined;
try {
  const config = readConfig(process.env);
  log = createLog('backend', config.log);
  keepOutput(log);
  await start(config, log);
} catch (error) {
  refuse(error, log);
}
