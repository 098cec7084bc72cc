import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';

/** What a server did under load. */
export interface Load {
  /** Whole answers per second. */
  perSecond: number;
  /** Bytes of one answer as it travelled. */
  bytes: number;
}

/** How hard a server is pressed. */
export interface LoadOptions {
  connections: number;
  seconds: number;
}

function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    }).once('error', reject);
  });
}

/**
 * Asks over some connections that are kept, each for the next page as soon as it has the last.
 *
 * @param nextUrl - Is asked before each request.
 * @throws Error at the first answer that is no success.
 */
export async function load(
  nextUrl: () => string,
  { connections, seconds }: LoadOptions,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let answers = 0;
  let bytes = 0;
  const keepAsking = async () => {
    while (performance.now() < endsAt) {
      const received = await ask(nextUrl(), agent);
      bytes += received;
      answers += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, keepAsking));
  } finally {
    agent.destroy();
  }
  const passed = (performance.now() - startedAt) / 1000;
  return { perSecond: answers / passed, bytes: answers === 0 ? 0 : bytes / answers };
}
