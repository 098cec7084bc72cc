import type { Client } from '@foyer/client';
import { allErrorCodes } from '@foyer/contract';
import * as fc from 'fast-check';
import { clientOfChild } from '../child.ts';
import type { World } from '../world.ts';
import { createKnownIds } from './known-ids.ts';
import { describedCalls } from './openapi.ts';
import { requestsTo, type MadeRequest } from './requests.ts';

/** Longest time that an answer may take. */
const PATIENCE_MS = 5000;

/** Requests between two worlds, so that what was deleted is there again. */
const OF_ONE_WORLD = 500;

/** Requests between two sessions: some end or block their own. */
const OF_ONE_SESSION = 60;

/** Who sends: each is let to other code. */
const roles: readonly ((world: World) => Promise<Client>)[] = [
  (world) => world.clientOf('visitor'),
  clientOfChild,
  (world) => world.clientOf('master'),
  (world) => world.clientOf('publisher'),
];

/** What came of a run. */
export interface FuzzResult {
  /** Each with the request that shows it. */
  faults: readonly string[];
  /** How many requests were answered with each status. */
  statuses: Readonly<Record<string, number>>;
}

/**
 * Sends made-up requests to every call in turn, as a visitor, a child, a master and a page editor, and collects what must not be: an
 * answer of 500 and above (an answer against its schema is one in tests), a status or a code that the document does not
 * have, no answer in time.
 *
 * @param seed - The same seed makes the same requests.
 */
export async function fuzz(
  createWorld: () => Promise<World>,
  { seed, requests }: { seed: number; requests: number },
): Promise<FuzzResult> {
  const faults: string[] = [];
  const statuses: Record<string, number> = {};
  const known = createKnownIds();
  let world: World | undefined;
  let clients: readonly Client[] = [];
  for (let index = 0; index < requests; index++) {
    if (!world || index % OF_ONE_WORLD === 0) {
      world = await createWorld();
      clients = [];
    }
    if (clients.length === 0 || index % OF_ONE_SESSION === 0) {
      // The limits of an address are of a minute.
      world.backend.pass(61);
      clients = await Promise.all(roles.map((start) => start(world as World)));
    }
    const call = describedCalls[(index * 7) % describedCalls.length];
    const client = clients[index % clients.length];
    if (!call || !client) throw new Error('There is nothing to send');
    const [made] = fc.sample(requestsTo(call, known.list()), { seed: seed + index, numRuns: 1 });
    if (!made) throw new Error('No request was made');
    const { status, text } = await answerTo(world, client, made);
    statuses[status] = (statuses[status] ?? 0) + 1;
    const fault = faultIn(made, status, text);
    if (fault !== undefined) faults.push(`${seed + index}: ${fault}: ${describeRequest(made)}`);
    if (status === 200) known.learn(readJson(text));
  }
  return { faults, statuses };
}

async function answerTo(
  world: World,
  client: Client,
  { call, address, headers, body }: MadeRequest,
): Promise<{ status: number; text: string }> {
  const leaving = new AbortController();
  const init = { method: call.method, headers, signal: leaving.signal, ...(body && { body }) };
  const answer = world.send(client, address, init).then(async (response) => {
    const isEndless = response.headers.get('content-type') === 'text/event-stream';
    if (isEndless) await response.body?.cancel();
    return { status: response.status, text: isEndless ? '' : await response.text() };
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<{ status: number; text: string }>((done) => {
    timer = setTimeout(() => done({ status: 0, text: '' }), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    leaving.abort();
  }
}

function faultIn({ call }: MadeRequest, status: number, text: string): string | undefined {
  if (status === 0) return 'no answer in time';
  if (status >= 500) return `answered ${status}`;
  // An address that is none of the call's: an empty parameter, two segments where one was, or too much of it.
  if (status === 404 || status === 413 || status === 414) return undefined;
  const description = call.answers[status];
  if (description === undefined) return `answered ${status}, which its description lacks`;
  if (status < 400) return undefined;
  const code = (readJson(text) as { error_code?: unknown } | undefined)?.error_code;
  const isCode = Object.values(allErrorCodes).some((one) => one === code);
  return isCode && description.includes(String(code))
    ? undefined
    : `answered ${status} with ${String(code)}, which its description lacks`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const describeRequest = ({ call, address, headers, body }: MadeRequest): string =>
  [
    `${call.operationId} ${call.method} ${address.slice(0, 300)}`,
    JSON.stringify(headers).slice(0, 200),
    body?.slice(0, 300),
  ].join(' ');
