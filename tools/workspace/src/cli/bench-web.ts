import { run } from '../lib/processes.ts';
import { Refusal, runCommand } from '../lib/say.ts';

// `npm run bench:web`: pages beside the floor and a Next.js app. `-- --site DIR` measures a site that is built already.
await runCommand(async () => {
  const args = process.argv.slice(2);
  const projects = args.includes('--site') ? ['-p', '@foyer/backend'] : [];
  const targets = ['run-many', '-t', 'build', 'dump', ...projects];
  const built = await run('nx', [...targets, '--output-style=static']);
  if (built !== 0) throw new Refusal('the build failed; the reason stands above.');
  process.exitCode = await run(process.execPath, ['tools/bench/src/web/web-bench.ts', ...args]);
});
