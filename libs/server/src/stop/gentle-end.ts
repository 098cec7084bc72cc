import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Ends a server without cutting an answer off. */
export interface GentleEnd {
  /** From now on each connection ends with the answer on it, so that a proxy sends its next request elsewhere. */
  drain(): void;
  /** Stops accepting, lets running requests end, and breaks what is left after `graceMs` milliseconds. */
  close(graceMs: number): Promise<void>;
}

/**
 * Watches the requests of a server. Call it before the server listens.
 *
 * @param isEndless - Whether the answer to a request goes on until somebody ends it: then the end does. @default none is
 */
export function gentleEnd(
  server: Server,
  isEndless: (request: IncomingMessage) => boolean = () => false,
): GentleEnd {
  const running = new Map<ServerResponse, IncomingMessage>();
  let isDraining = false;
  let isClosing = false;

  server.prependListener('request', (request, response) => {
    running.set(response, request);
    if (isDraining) response.shouldKeepAlive = false;
    response.once('close', () => {
      running.delete(response);
      // An answer whose head was sent before has left its connection open.
      if (isClosing) setImmediate(() => server.closeIdleConnections());
    });
  });

  const drain = (): void => {
    isDraining = true;
    for (const response of running.keys()) response.shouldKeepAlive = false;
  };
  return {
    drain,
    close: (graceMs) =>
      new Promise((resolve) => {
        drain();
        isClosing = true;
        const timer = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
        for (const [response, request] of running) if (isEndless(request)) response.end();
      }),
  };
}
