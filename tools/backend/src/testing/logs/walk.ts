import { randomUUID } from 'node:crypto';
import { operationList } from '@foyer/contract';
import type { LogLine, TestLog } from '@foyer/server/testing';
import type { Database } from '../../database/database.ts';
import type { TestBackend } from '../test-backend.ts';
import { allTables, tablesOf, whileBroken, type Break } from './broken-tables.ts';
import { markedRequests, type MarkedRequest } from './marked-requests.ts';

/** A request that was sent, and what came of it. */
export interface Sent {
  operationId: string;
  id: string;
  status: number;
  /** What was broken meanwhile: a table of the operation's own, or all of them; nothing where all was well. */
  broken: { how: Break; table?: string; hasSession?: boolean } | undefined;
}

/** Every call looks these up before it does its own: who calls, and by which clock. */
const ofEveryCall = ['sessions', 'accounts', 'profiles', 'facts'];

/** Requests to every operation, while the database fails in all that it is asked for. */
export async function walkBroken(backend: TestBackend, db: Database, told: TestLog) {
  const sent: Sent[] = [];
  const cookies: string[] = [];

  const signIn = async (): Promise<void> => {
    cookies.push((await backend.signedIn(5)).cookie() ?? '');
  };

  const send = async (request: MarkedRequest, broken?: Sent['broken']): Promise<Sent> => {
    const { operationId, url, method, headers, body } = request;
    const id = randomUUID();
    const cookie = broken?.hasSession === false ? '' : (cookies.at(-1) ?? '');
    const answer = await backend.app.request(url, {
      method,
      headers: { ...headers, cookie, 'x-request-id': id },
      ...(body !== undefined && { body }),
    });
    // A stream begins with its first piece, and has no end.
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    const one = { operationId, id, status: answer.status, broken };
    sent.push(one);
    return one;
  };

  /** Sends a request while all is well. @returns The tables that it needs of its own, and how each may fail. */
  const learn = async (request: MarkedRequest): Promise<[Break, string][]> => {
    const before = told.texts.length;
    await send(request);
    const statements = told.texts
      .slice(before)
      .map((text) => (JSON.parse(text) as LogLine)['query'])
      .filter((query) => typeof query === 'string')
      .map(tablesOf);
    const named = new Set(statements.flatMap(({ read, written }) => [...read, ...written]));
    const own = [...named].filter((table) => !ofEveryCall.includes(table));
    const written = new Set(statements.flatMap((statement) => statement.written));
    return [
      ...own.map((table): [Break, string] => ['hidden', table]),
      ...[...written].map((table): [Break, string] => ['closed', table]),
    ];
  };

  await signIn();
  for (const operation of operationList) {
    const failed = new Set<string>();
    for (const request of markedRequests(operation)) {
      // What is read once and kept is read now, and not while it is learned what a call needs.
      if (request.method === 'GET') await send(request);
      const breaks = await learn(request);
      if (request.method !== 'GET') await signIn();
      for (const [how, table] of breaks.filter((one) => !failed.has(one.join()))) {
        const { status } = await whileBroken(db, how, [table], () => send(request, { how, table }));
        if (status === 500) failed.add([how, table].join());
      }
    }
  }

  // What is kept for some seconds is kept no longer, however fast the walk was.
  backend.pass(60);
  const requests = operationList.flatMap(markedRequests);
  const tables = allTables.filter((table) => table !== 'facts');
  await whileBroken(db, 'hidden', tables, async () => {
    for (const hasSession of [true, false]) {
      for (const request of requests) await send(request, { how: 'hidden', hasSession });
    }
  });
  return { sent, cookies };
}
