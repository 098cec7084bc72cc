import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openRaw } from '../testing/raw-connection.ts';
import { createHttpServer, type RequestTimes } from './http-server.ts';

const patient: RequestTimes = {
  headersMs: 60_000,
  requestMs: 60_000,
  checkMs: 20,
  idleMs: 60_000,
};

const slowBody = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100000\r\n\r\n';

async function serve(times: Partial<RequestTimes>, listener: RequestListener): Promise<number> {
  const server = createHttpServer(listener, { ...patient, ...times });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const drain: RequestListener = (request, response) => {
  request.resume().once('end', () => response.end('done'));
};

/** What a server says to an opening, after which a byte comes every now and then. */
function trickle(port: number, opening: string): Promise<string> {
  const connection = openRaw(port, opening);
  connection.trickle('a');
  return connection.heard;
}

it('ends a body that never ends, and serves others meanwhile', async () => {
  const port = await serve({ headersMs: 100, requestMs: 200 }, drain);
  const answer = trickle(port, slowBody);

  const meanwhile = await (await fetch(`http://127.0.0.1:${port}/`)).text();

  expect(meanwhile).toBe('done');
  expect(await answer).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/isu);
});

it('ends headers that never end', async () => {
  const port = await serve({ headersMs: 200 }, drain);

  expect(await trickle(port, 'GET / HTTP/1.1\r\nx-slow: ')).toContain('HTTP/1.1 408');
});

it('ends a connection on which nothing comes', async () => {
  const port = await serve({ headersMs: 200 }, drain);

  expect(await openRaw(port, '').heard).toContain('HTTP/1.1 408');
});

it('does not end an answer that takes longer than a request may', async () => {
  let write = (_text: string): void => undefined;
  const port = await serve({ headersMs: 100, requestMs: 200 }, (request, response) => {
    if (request.method === 'POST') return;
    write = (chunk) => void response.write(chunk);
    write('first');
  });
  const stream = (await fetch(`http://127.0.0.1:${port}/`)).body?.getReader();
  const read = async () => Buffer.from((await stream?.read())?.value ?? []).toString();
  const before = await read();

  // Begun later, and ended for the time that it took.
  await trickle(port, slowBody);
  write('second');

  expect([before, await read()]).toEqual(['first', 'second']);
});

it('refuses headers that are too large', async () => {
  const port = await serve({}, drain);
  const large = `x-large: ${'a'.repeat(17_000)}`;

  const { heard } = openRaw(port, `GET / HTTP/1.1\r\nhost: a\r\n${large}\r\n\r\n`);

  expect(await heard).toContain('HTTP/1.1 431');
});

it('closes a connection on which nothing is asked any more', async () => {
  const port = await serve({ idleMs: 100 }, drain);

  const { heard } = openRaw(port, 'GET / HTTP/1.1\r\nhost: a\r\n\r\n');

  expect(await heard).toMatch(/^HTTP\/1\.1 200 .*connection: keep-alive\r\n/isu);
});
