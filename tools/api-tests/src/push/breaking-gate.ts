import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to several services that breaks again and again, as networks do. */
export interface BreakingGate {
  /** Address that stands for all the services. */
  url: string;
  /** How many connections it has broken. */
  breaks(): number;
  /** How many connections each service has had, by its port. */
  visits(): ReadonlyMap<number, number>;
  close(): Promise<void>;
}

/**
 * Opens a gate to services on this machine, each connection to the next of them.
 *
 * @param bytesUntilBreak - How much of an answer the next connection lets through: the break may come
 * within an event, and within a character.
 */
export async function openBreakingGate(
  ports: readonly number[],
  bytesUntilBreak: () => number,
): Promise<BreakingGate> {
  const visits = new Map<number, number>();
  const sockets = new Set<Socket>();
  let turn = 0;
  let breaks = 0;

  const server = createServer((visitor) => {
    const port = ports[turn % ports.length] ?? 0;
    turn += 1;
    const service = connect(port, '127.0.0.1');
    const end = (): void => {
      visitor.destroy();
      service.destroy();
    };
    for (const socket of [visitor, service]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    service.once('connect', () => visits.set(port, (visits.get(port) ?? 0) + 1));
    visitor.pipe(service);
    let left = bytesUntilBreak();
    service.on('data', (chunk: Buffer) => {
      visitor.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left > 0 || visitor.destroyed) return;
      breaks += 1;
      // What was let through arrives; then the line is dead.
      visitor.end(end);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    breaks: () => breaks,
    visits: () => visits,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
