import { ensureBrowser } from '../lib/browser.ts';
import { run } from '../lib/processes.ts';
import { runCommand } from '../lib/say.ts';

// `npm run visual`: every story beside its picture at another revision. See docs/visual-review.md.
await runCommand(async () => {
  const CHROMIUM_PATH = await ensureBrowser();
  const args = ['tools/visual/src/visual.ts', ...process.argv.slice(2)];
  process.exitCode = await run(process.execPath, args, { CHROMIUM_PATH });
});
