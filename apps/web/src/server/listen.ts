import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebEnv } from './env.ts';

/** How long open requests may take to finish once the server is told to stop. */
const drainTimeoutMs = 5000;

/**
 * Opens the port and closes it again, gracefully, when the process is told to stop.
 *
 * @throws Error with one sentence when the port is taken.
 */
export async function listen(http: Server, env: WebEnv): Promise<void> {
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
  console.log(
    `web is ready on http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${port}`,
  );

  const stop = () => {
    http.close(() => process.exit(0));
    setTimeout(() => process.exit(0), drainTimeoutMs).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
