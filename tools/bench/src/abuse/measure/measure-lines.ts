import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { middle } from '../../player/report/figures.ts';
import { ask, type Sent } from './ask.ts';
import { cpuMs } from './process-cost.ts';

/** A kind of request whose cost is measured. */
export interface Line {
  name: string;
  /** The server that is asked. */
  server: 'backend' | 'web';
  /** Requests that take turns. */
  requests: readonly Sent[];
  /** With what they must be answered, else something else is measured. */
  status: number;
}

/** A line with what it costs. */
export interface Measured extends Line {
  /** CPU of both servers for a request, in milliseconds: the middle of all batches. */
  ms: number;
}

/** A running server. */
export interface Server {
  origin: string;
  pid: number;
}

/** The servers by their names. */
export type Servers = Readonly<Record<Line['server'], Server>>;

/** How much is measured. */
export interface Batches {
  /** Batches of each line that count; one more before them is not counted. */
  batches: number;
  /** Requests of a batch. */
  requests: number;
}

/** In which a server clears up after a batch, so that the next line does not pay for it. */
const SETTLE_MS = 100;

/** A batch computes at least so long: in a shorter one, one clearing of memory or one compilation counts double. */
const LEAST_BATCH_MS = 150;

/** At most so many times the requests that were asked for. */
const MOST_TIMES = 10;

/** Requests at the same time: enough to keep a server busy. */
const AT_ONCE = 4;

/** How many requests of a line make a batch, by what one of them cost. */
const batchSize = (requests: number, ms: number): number =>
  Math.min(requests * MOST_TIMES, Math.max(requests, Math.ceil(LEAST_BATCH_MS / ms)));

async function sendBatch(
  { name, server, requests, status }: Line,
  servers: Servers,
  count: number,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let next = 0;
  const keepAsking = async () => {
    while (next < count) {
      const sent = requests[next % requests.length] as Sent;
      next += 1;
      const answered = await ask(servers[server].origin, sent, agent).catch((cause: unknown) => {
        throw new Error(`${server}: ${name} was not answered.`, { cause });
      });
      if (answered !== status) {
        throw new Error(`${server}: ${name} was answered with ${answered}, not with ${status}.`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, keepAsking));
  } finally {
    agent.destroy();
  }
}

/** A request to the site may make work for the service, so that both count; the service asks nobody. */
function spentMs(line: Line, servers: Servers): number {
  const { backend, web } = servers;
  return cpuMs(backend.pid) + (line.server === 'web' ? cpuMs(web.pid) : 0);
}

/**
 * Measures lines batch by batch, one after another and all over again, so that what else the machine does falls on all of
 * them.
 *
 * @throws Error when a request is answered otherwise than its line says.
 */
export async function measureLines(
  lines: readonly Line[],
  servers: Servers,
  { batches, requests }: Batches,
): Promise<Measured[]> {
  const costs = lines.map((): number[] => []);
  const sizes = lines.map(() => requests);
  for (let batch = 0; batch <= batches; batch += 1) {
    for (const [index, line] of lines.entries()) {
      await pause(SETTLE_MS);
      const size = sizes[index] ?? requests;
      const before = spentMs(line, servers);
      await sendBatch(line, servers, size);
      const ms = (spentMs(line, servers) - before) / size;
      if (batch > 0) costs[index]?.push(ms);
      else sizes[index] = batchSize(requests, ms);
    }
  }
  return lines.map((line, index) => ({ ...line, ms: middle(costs[index] ?? []) ?? Number.NaN }));
}
