import { ensureBrowser } from '../lib/browser.ts';
import { runCommand } from '../lib/say.ts';
import { longSteps } from '../lib/steps/long-steps.ts';
import { runSteps } from '../lib/steps/run-steps.ts';

// `npm run test:long`: what takes too long for every change. Design §7.
await runCommand(async () => {
  await runSteps(longSteps(await ensureBrowser()));
});
