import { run } from '../lib/processes.ts';
import { Refusal, runCommand } from '../lib/say.ts';

// `npm run bench:ads`: the ad client beside its budgets. Its options stand in docs/testing.md.
await runCommand(async () => {
  const built = await run('nx', ['run-many', '-t', 'build', 'dump', '--output-style=static']);
  if (built !== 0) throw new Refusal('the build failed; the reason stands above.');
  process.exitCode = await run(process.execPath, [
    'tools/bench/src/ads/ads-bench.ts',
    ...process.argv.slice(2),
  ]);
});
