import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { load } from './load.ts';

const short = { connections: 2, seconds: 0.05 };

async function serve(status: number, asked: string[] = []): Promise<string> {
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status).end('four');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('load', () => {
  it('counts whole answers and their bytes, each request at its own address', async () => {
    const asked: string[] = [];
    const url = await serve(200, asked);
    let request = 0;

    const { perSecond, bytes } = await load(() => `${url}/?n=${request++}`, short);

    expect(bytes).toBe(4);
    expect(perSecond).toBeGreaterThan(0);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('stops at an answer that is no success', async () => {
    const url = await serve(500);

    await expect(load(() => url, short)).rejects.toThrow('answered 500');
  });
});
