import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { gentleEnd } from '../gentle-end.ts';
import { onStop } from '../on-stop.ts';

// A server in a process of its own, for the test of its end. `/slow` is answered when a line is written to it,
// `/stream` goes on for ever.
let finishSlow: () => void = () => undefined;
process.stdin.on('data', () => finishSlow());

const stream = () =>
  new ReadableStream({
    pull: async (controller) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      controller.enqueue(new TextEncoder().encode('.'));
    },
  });

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/stream') return new Response(stream());
  if (pathname === '/slow') await new Promise<void>((resolve) => (finishSlow = resolve));
  return new Response('done');
}

const setting = (name: string): number => Number(process.env[name]);
const server = createServer(getRequestListener(answer));
const end = gentleEnd(server, ({ url }) => url === '/stream');
server.listen(0, '127.0.0.1', () => {
  onStop({
    delaySeconds: setting('DELAY_SECONDS'),
    begin: () => {
      end.drain();
      process.stdout.write('stopping\n');
    },
    finish: () => end.close(setting('GRACE_MS')),
    limitMs: setting('LIMIT_MS'),
  });
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`);
});
