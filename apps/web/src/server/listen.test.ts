// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const script = fileURLToPath(new URL('testing/stopping-site.ts', import.meta.url));

it('says that it stops while it still answers, then ends, whatever stream is open', async ({
  onTestFinished,
}) => {
  const service = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': alive\n\n');
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  const site = spawn(process.execPath, [script], {
    env: {
      PORT: '0',
      API_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      STOP_DELAY_SECONDS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void site.kill('SIGKILL'));
  const ended = once(site, 'exit');
  const [printed] = (await once(site.stdout, 'data')) as [Buffer];
  const address = /http:\S+/u.exec(printed.toString())?.[0] ?? '';
  const ready = async () => {
    const answer = await fetch(`${address}/ready`);
    return [answer.status, await answer.json()];
  };
  const headers = { accept: 'text/event-stream' };
  const stream = await fetch(`${address}/api/v1/events`, { headers });
  expect(await ready()).toEqual([200, { status: 'ready', checks: {} }]);

  site.kill('SIGTERM');
  const stopping = [503, { status: 'not ready', checks: { process: 'stopping' } }];
  await vi.waitFor(async () => expect(await ready()).toEqual(stopping), 5000);
  const page = await fetch(address);
  const pageText = await page.text();
  const streamText = await stream.text();
  const streamEndedMs = performance.now();

  expect([page.headers.get('connection'), pageText]).toEqual(['close', 'page']);
  expect(streamText).toBe(': alive\n\n');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - streamEndedMs).toBeLessThan(3000);
});
