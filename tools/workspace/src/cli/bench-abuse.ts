import { run } from '../lib/processes.ts';
import { Refusal, runCommand } from '../lib/say.ts';

// `npm run bench:abuse`: what requests cost that are made to cost much, beside plain ones.
await runCommand(async () => {
  const built = await run('nx', ['run-many', '-t', 'build', 'dump', '--output-style=static']);
  if (built !== 0) throw new Refusal('the build failed; the reason stands above.');
  const script = 'tools/bench/src/abuse/abuse-bench.ts';
  process.exitCode = await run(process.execPath, [script, ...process.argv.slice(2)]);
});
