import { run } from '../lib/processes.ts';
import { Refusal, runCommand } from '../lib/say.ts';

// `npm run bench:start`: what a start of the backend costs. `-- --with DIR` compares with another checkout.
await runCommand(async () => {
  const targets = ['-t', 'build', 'dump', '-p', '@foyer/backend'];
  const made = await run('nx', ['run-many', ...targets, '--output-style=static']);
  if (made !== 0) throw new Refusal('the build failed; the reason stands above.');
  const script = 'tools/backend/src/testing/start-bench/start-bench.ts';
  process.exitCode = await run(process.execPath, [script, ...process.argv.slice(2)]);
});
