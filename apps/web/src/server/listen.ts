import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gentleEnd, onStop, type Log, type Readiness } from '@foyer/server';
import type { WebEnv } from './env.ts';

/** How long open requests may take to finish once the server is told to stop. */
const drainTimeoutMs = 5000;

/**
 * Opens the port and closes it again when the process is told to stop: running requests end, and from then on the
 * server is not ready.
 *
 * @throws Error with one sentence when the port is taken.
 */
export async function listen(
  http: Server,
  env: WebEnv,
  { log, readiness }: { log: Log; readiness: Readiness },
): Promise<void> {
  // The push channel goes on until somebody ends it; the page opens it again, at another server.
  const end = gentleEnd(http, ({ headers }) => headers.accept === 'text/event-stream');
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${env.port} is taken. Set PORT to another one for the web server.`)
          : error,
      ),
    );
    http.listen(env.port, env.host, resolve);
  });
  const { port } = http.address() as AddressInfo;
  log.info(`web is ready on http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${port}`);

  onStop({
    delaySeconds: env.stopDelaySeconds,
    begin: () => {
      readiness.stop();
      end.drain();
    },
    finish: () => end.close(drainTimeoutMs),
  });
}
