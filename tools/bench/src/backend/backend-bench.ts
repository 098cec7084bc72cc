import { startStack } from '@foyer/workspace/stack';
import { startBareHandler } from './bare-handler.ts';
import { measure, type Latency } from './latency.ts';

/** What people type: hits, mistakes, another layout, another language. */
const queries = ['метрополис', 'ночной экспрес', 'vtnhjgjkbc', 'kassiopeya', 'Մետրոպոլիս', 'zzzz'];

const ROUNDS = 300;

const noLatency: Latency = { median: 0, p95: 0 };

const row = (name: string, { median, p95 }: Latency): string =>
  `  ${name.padEnd(34)} ${median.toFixed(2).padStart(8)} ms ${p95.toFixed(2).padStart(8)} ms`;

/** Prints what calls of the reference backend cost beside a bare handler of the same bytes. */
export async function printBackendBench(): Promise<void> {
  const stack = await startStack({ hasWeb: false });
  try {
    const api = `${stack.backendUrl}/api/v1`;
    const signIn = await fetch(`${api}/demo/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: '+79000000005' }),
    });
    const cookie = signIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const home = `${api}/media-views/main`;
    const bytes = await (await fetch(home)).arrayBuffer();
    const bare = await startBareHandler(new Uint8Array(bytes));

    const anonymous = await measure(
      {
        bare: [bare.url],
        home: [home],
        search: queries.map((query) => `${api}/search?query=${encodeURIComponent(query)}`),
      },
      { rounds: ROUNDS },
    );
    const signedIn = await measure({ home: [home] }, { rounds: ROUNDS, headers: { cookie } });
    await bare.close();

    console.log(`Calls of the backend, ${ROUNDS} each in turn    median      95 %`);
    console.log(row(`bare handler, ${bytes.byteLength} bytes`, anonymous['bare'] ?? noLatency));
    console.log(row('home, visitor', anonymous['home'] ?? noLatency));
    console.log(row('home, signed in', signedIn['home'] ?? noLatency));
    console.log(row('search', anonymous['search'] ?? noLatency));
    const factor = (anonymous['home']?.median ?? 0) / (anonymous['bare']?.median ?? 1);
    console.log(`  home takes ${factor.toFixed(2)} times as long as the bare handler`);
  } finally {
    await stack.stop();
  }
}

await printBackendBench();
