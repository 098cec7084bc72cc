import { createServer, type RequestListener, type Server } from 'node:http';
import { MOST_HEADERS } from './request-limits.ts';

/** How long a client may take, in milliseconds. */
export interface RequestTimes {
  /** For the headers of a request; on a new connection from its start. */
  headersMs: number;
  /** For a whole request, headers and body. What is answered may take any time. */
  requestMs: number;
  /** Connections are looked at this often: so much later a request may end. */
  checkMs: number;
  /** Between two requests of a connection. */
  idleMs: number;
}

/**
 * The largest body is two megabytes, the largest that most pages send a few kilobytes: eighteen seconds are enough for
 * them over a poor mobile network, and a body that never ends holds its connection for twenty at most. Proxies keep
 * connections open for up to a minute: where the server is the first to close one, a request that is under way on it is lost.
 */
const requestTimes: RequestTimes = {
  headersMs: 10_000,
  requestMs: 18_000,
  checkMs: 2000,
  idleMs: 65_000,
};

/** Most bytes of all headers of a request, its first line among them; cookies of our pages take one or two thousand. */
const HEADER_BYTES = 16 * 1024;

/**
 * Makes the HTTP server that both servers listen with. It answers 408 to a request that does not come in time and 431 to
 * headers that are too large, and closes the connection then.
 *
 * @param times - Other times, for tests.
 */
export function createHttpServer(
  listener?: RequestListener,
  { headersMs, requestMs, checkMs, idleMs }: RequestTimes = requestTimes,
): Server {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      keepAliveTimeout: idleMs,
      maxHeaderSize: HEADER_BYTES,
    },
    listener,
  );
  // Node leaves out those above its number without a word: one more than are allowed tells that there are too many.
  server.maxHeadersCount = MOST_HEADERS + 1;
  return server;
}
