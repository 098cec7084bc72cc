import { run } from '../lib/processes.ts';
import { Refusal, runCommand } from '../lib/say.ts';

// `npm run bench:backend`: what calls of the reference backend cost, beside a bare handler.
await runCommand(async () => {
  const made = await run('nx', [
    'run-many',
    '-t',
    'build',
    'dump',
    '-p',
    '@foyer/backend',
    '--output-style=static',
  ]);
  if (made !== 0) throw new Refusal('the build failed; the reason stands above.');
  process.exitCode = await run(process.execPath, ['tools/bench/src/backend/backend-bench.ts']);
});
