import { run } from '../lib/processes.ts';
import { Refusal, runCommand } from '../lib/say.ts';

// `npm run bench`: figures of the built site. `npm run bench -- --files` lists every file.
await runCommand(async () => {
  const built = await run('nx', ['run-many', '-t', 'build', 'dump', '--output-style=static']);
  if (built !== 0) throw new Refusal('the build failed; the reason stands above.');
  process.exitCode = await run(process.execPath, [
    'tools/bench/src/bench.ts',
    ...process.argv.slice(2),
  ]);
});
