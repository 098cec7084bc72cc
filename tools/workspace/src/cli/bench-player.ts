import { run } from '../lib/processes.ts';
import { runCommand } from '../lib/say.ts';

// `npm run bench:player`: our player beside the public ones. Its options stand in docs/player-benchmark.md.
await runCommand(async () => {
  process.exitCode = await run(process.execPath, [
    'tools/bench/src/player/player-bench.ts',
    ...process.argv.slice(2),
  ]);
});
