import { request as makeRequest, type Agent } from 'node:http';

/** One request, as it is sent. */
export interface Sent {
  /** @default 'GET' */
  method?: string;
  path: string;
  /** A list sends a header several times. */
  headers?: Readonly<Record<string, string | string[]>>;
  body?: string | Buffer;
  /** Whether the length of the body is told before. @default true */
  tellsLength?: boolean;
}

/** Largest piece in which a body is sent. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Sends a request and reads the answer to its end. What the server does not want to have any more is not sent.
 *
 * @param origin - Of the server.
 * @returns Its status.
 * @throws Error when the connection ends without an answer.
 */
export function ask(origin: string, sent: Sent, agent: Agent): Promise<number> {
  const { method = 'GET', path, headers = {}, body, tellsLength = true } = sent;
  const { hostname, port } = new URL(origin);
  const length =
    body !== undefined && tellsLength ? { 'content-length': Buffer.byteLength(body) } : {};
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const request = makeRequest({
      hostname,
      port,
      method,
      path,
      agent,
      headers: { ...headers, ...length },
    });
    request.once('response', (answer) => {
      isAnswered = true;
      answer.resume();
      answer.once('close', () => {
        if (!request.writableFinished) request.destroy();
        resolve(answer.statusCode ?? 0);
      });
    });
    request.on('error', (error) => {
      if (!isAnswered) reject(error);
    });
    const bytes = Buffer.from(body ?? '');
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      request.write(bytes.subarray(at, at + CHUNK_BYTES));
    }
    request.end();
  });
}
