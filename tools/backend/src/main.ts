import { createBackend, type Backend } from './backend.ts';
import { readConfig, StartRefusal } from './config.ts';
import { openEmbedded } from './database/embedded.ts';
import { openPostgres } from './database/postgres.ts';
import { listen, type Listener } from './server/listen.ts';

/** Running requests get this long to end. */
const GRACE_MS = 5000;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = config.databaseUrl
    ? await openPostgres(config.databaseUrl)
    : await openEmbedded(config);
  const listeners: Listener[] = [];
  let backend: Backend;
  try {
    backend = await createBackend(config, database);
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

  backend.jobs.start();
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await backend.jobs.stop();
    await backend.close();
    await Promise.all(listeners.map((listener) => listener.close(GRACE_MS)));
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  const [api, control, parties] = listeners.map(({ port }) => `http://${config.host}:${port}`);
  const powers = control ? `, control room at ${control}, parties at ${parties}` : '';
  console.log(`Backend ready at ${api}${powers}`);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error);
  process.exit(1);
}
