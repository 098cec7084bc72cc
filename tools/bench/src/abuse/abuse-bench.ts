import { parseArgs } from 'node:util';
import { runCommand } from '@foyer/workspace/say';
import { answeredBodies } from './lines/answered-bodies.ts';
import { answeredGuide } from './lines/answered-guide.ts';
import { answeredLists } from './lines/answered-lists.ts';
import { answeredPages } from './lines/answered-pages.ts';
import { answeredSearches } from './lines/answered-searches.ts';
import { plainLines } from './lines/plain-lines.ts';
import { refusedByBackend } from './lines/refused-by-backend.ts';
import { refusedByWeb } from './lines/refused-by-web.ts';
import { refusedOfBoth } from './lines/refused-of-both.ts';
import type { Route } from './lines/route.ts';
import { countPasswords } from './measure/count-passwords.ts';
import { measureLines, type Batches, type Line, type Servers } from './measure/measure-lines.ts';
import { memoryOf } from './measure/process-cost.ts';
import { printMemory, printPasswords, printRefused, printRoute } from './report/print-report.ts';
import { startServers } from './start-servers.ts';
import { startVisitor } from './visitor.ts';

// What requests cost that are made to cost much: `npm run bench:abuse`. Ends with 1 where a budget is not kept.
const { values } = parseArgs({
  options: {
    batches: { type: 'string', default: '5' },
    requests: { type: 'string', default: '200' },
  },
});

/** An answer costs ten times a refusal, so that fewer tell as much. */
const ANSWERED_SHARE = 0.2;

async function measureRefused(servers: Servers, cookie: string, batches: Batches) {
  const kept: boolean[] = [];
  const refused: Readonly<Record<Line['server'], readonly Line[]>> = {
    backend: [...refusedOfBoth('backend'), ...refusedByBackend(cookie)],
    web: [...refusedOfBoth('web'), ...refusedByWeb],
  };
  for (const plainLine of plainLines) {
    const lines = [plainLine, ...refused[plainLine.server]];
    const [plain, ...others] = await measureLines(lines, servers, batches);
    if (plain) kept.push(printRefused(plain, others));
  }
  return kept.every(Boolean);
}

async function measureRoute(route: Route, servers: Servers, batches: Batches): Promise<boolean> {
  const lines = [...route.regular, ...route.abusive];
  const measured = await measureLines(lines, servers, batches);
  const { length } = route.regular;
  const regular = measured.slice(0, length);
  return printRoute({ ...route, regular, abusive: measured.slice(length) });
}

async function channelIds(api: string): Promise<string[]> {
  const answer = await fetch(`${api}/api/v1/channels?limit=100`);
  const { items } = (await answer.json()) as { items: readonly { id: string }[] };
  return items.map(({ id }) => id);
}

/** Measures and prints everything. @returns Whether every budget is kept. */
async function measureAll(servers: Servers): Promise<boolean> {
  const batches = { batches: Number(values.batches), requests: Number(values.requests) };
  const ofAnswers = { ...batches, requests: Math.ceil(batches.requests * ANSWERED_SHARE) };
  const { origin } = servers.backend;
  const cookie = await startVisitor(origin);
  const names = ['backend', 'web'] as const;
  // Code that was never used takes memory when it is used first, whoever asks.
  await measureLines(plainLines, servers, batches);
  const before = names.map((name) => memoryOf(servers[name].pid));

  const kept = [await measureRefused(servers, cookie, batches)];
  const routes = [
    ...answeredLists,
    ...answeredSearches,
    answeredGuide(await channelIds(origin)),
    ...answeredBodies,
    ...answeredPages,
  ];
  for (const route of routes) kept.push(await measureRoute(route, servers, ofAnswers));
  kept.push(printPasswords(await countPasswords(origin, cookie)));
  console.log('');
  for (const [index, name] of names.entries()) {
    const memory = before[index];
    if (memory) kept.push(printMemory(name, memory, memoryOf(servers[name].pid)));
  }
  return kept.every(Boolean);
}

await runCommand(async () => {
  const { servers, stop } = await startServers();
  try {
    if (!(await measureAll(servers))) process.exitCode = 1;
  } finally {
    await stop();
  }
});
