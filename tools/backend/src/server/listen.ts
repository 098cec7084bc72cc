import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import {
  createHttpServer,
  gentleEnd,
  StartRefusal,
  type GentleEnd,
  type RequestTimes,
} from '@foyer/server';

/** A running listener. */
export interface Listener extends GentleEnd {
  port: number;
}

/** Takes a connection that is to become a socket of another protocol, and ends it at the latest when the service does. */
export type TakeUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Where to listen. */
export interface ListenOptions {
  host: string;
  port: number;
  /** Names the port to the operator. */
  setting: string;
  /** @default connections stay what they are */
  onUpgrade?: TakeUpgrade | undefined;
  /** Other times for requests, for tests. */
  times?: RequestTimes | undefined;
}

/**
 * Serves an app on an address; port 0 takes a free one.
 *
 * @throws {@link StartRefusal} when the port is taken or the address is not ours; `setting` names what to change.
 */
export async function listen(
  app: Hono,
  { host, port, setting, onUpgrade, times }: ListenOptions,
): Promise<Listener> {
  const handle = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createHttpServer((incoming, outgoing) => void handle(incoming, outgoing), times);
  const end = gentleEnd(server);
  if (onUpgrade) server.on('upgrade', onUpgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartRefusal(
          error.code === 'EADDRINUSE'
            ? `Port ${port} on ${host} is taken by another process: stop it, or set ${setting} to another port.`
            : `Cannot listen on ${host}:${port}: ${error.message}.`,
        ),
      ),
    );
    server.listen(port, host);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    ...end,
  };
}
