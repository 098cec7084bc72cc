import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { lingerOn } from './linger.ts';

const MEGABYTE = 1024 * 1024;

let server: Server;

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it('answers, and reads no more of a body that it has refused', async () => {
  const closed: Promise<Socket>[] = [];
  server = createServer((incoming, outgoing) => {
    closed.push(once(incoming.socket, 'close').then(() => incoming.socket));
    lingerOn(incoming.socket);
    outgoing.writeHead(413, { connection: 'close' }).end('The body is too large.');
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const sent = request({ port, method: 'POST', headers: { 'content-length': MEGABYTE } });
  // What is still sent when the connection ends is lost, which is no matter here.
  sent.on('error', () => {});
  sent.write(Buffer.alloc(MEGABYTE));
  const [answer] = (await once(sent, 'response')) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  const socket = await closed[0];

  expect(answer.statusCode).toBe(413);
  expect(socket?.bytesRead).toBeLessThan(MEGABYTE / 2);
});
