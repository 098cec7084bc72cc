import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createPaymentProvider } from './payment-provider.ts';

let servers: Server[] = [];

afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

async function serve(answer: (path: string) => [status: number, headers: Record<string, string>]) {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(...answer(request.url ?? '')).end('{}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths };
}

describe('createPaymentProvider', () => {
  it('follows no answer to another address with what it has signed', async () => {
    const other = await serve(() => [200, {}]);
    const { url, paths } = await serve(() => [307, { location: `${other.url}/charge` }]);
    const provider = createPaymentProvider({
      url,
      publicUrl: url,
      secret: 'between us',
      fetch: async (request) => fetch(request),
    });

    const charged = provider.charge(
      { orderId: '1', amount: 100, currency: 'RUB' },
      { token: 'card-1' },
    );

    await expect(charged).rejects.toThrow('fetch failed');
    expect([paths, other.paths]).toEqual([['/charge'], []]);
  });
});
