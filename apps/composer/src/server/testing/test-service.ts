import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A call as the service got it. */
interface TakenCall {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A service that answers every call alike and notes it, until the test ends. */
export async function startTestService(answer: {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}): Promise<{ apiUrl: string; calls: readonly TakenCall[] }> {
  const calls: TakenCall[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method, url, headers } = request;
      calls.push({ method, url, headers, body });
      response.writeHead(answer.status ?? 200, answer.headers);
      response.end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}
