import { run } from '../lib/processes.ts';
import { runCommand } from '../lib/say.ts';

// `npm run conformance:ads -- DIR`: a folder of VAST and VMAP files through the ad client, offline; without a folder, the
// project's own forty.
await runCommand(async () => {
  process.exitCode = await run(process.execPath, [
    'tools/conformance/src/ads/ads-conformance.ts',
    ...process.argv.slice(2),
  ]);
});
