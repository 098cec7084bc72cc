import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { browserName } from '@foyer/bench';

/** Somebody who reaches the site by its proxy. */
export interface TlsViewer {
  /** Address on this machine from which the connection comes. */
  address: string;
  port: number;
  /** Name that the address bar shows, and TLS asks for. */
  host: string;
  /** Of the proxy; without it the connection is not encrypted. */
  certificate: string | undefined;
}

/** What is sent. */
export interface TlsRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** Scheme, host and port that the viewer's address bar shows. */
export const originOf = ({ host, port }: Pick<TlsViewer, 'host' | 'port'>): string =>
  `https://${host}:${port}`;

/** Asks as a browser on that address, and gives the answer once its head has come. */
export async function openTls(
  { address, port, host, certificate }: TlsViewer,
  path: string,
  { method = 'GET', headers = {}, body }: TlsRequest = {},
): Promise<IncomingMessage> {
  const isPlain = certificate === undefined;
  const asked = (isPlain ? requestPlain : request)({
    host: '127.0.0.1',
    port,
    ...(!isPlain && { servername: host, ca: certificate }),
    localAddress: address,
    agent: false,
    method,
    path,
    headers: {
      host: `${host}:${port}`,
      accept: 'text/html',
      'user-agent': browserName,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  asked.end(body && JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

/** As {@link openTls}, with the whole answer. */
export async function askTls(
  ...asking: Parameters<typeof openTls>
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  const answer = await openTls(...asking);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}
