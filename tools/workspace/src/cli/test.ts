import { ensureBrowser } from '../lib/browser.ts';
import { runCommand, say } from '../lib/say.ts';
import { chooseSteps, shardSteps } from '../lib/steps/choose-steps.ts';
import { runSteps } from '../lib/steps/run-steps.ts';
import { readTestOptions } from '../lib/steps/test-options.ts';
import { testSteps } from '../lib/steps/test-steps.ts';
import { parts } from '../lib/steps/test-step.ts';

// `npm test`: everything that must hold before a change lands. Design §7.
await runCommand(async () => {
  const { only = parts, shard } = readTestOptions(process.argv.slice(2));
  const browser = await ensureBrowser();
  say(`browser tests use ${browser}`);
  const chosen = only.map((part) => ({ part }));
  const steps = chooseSteps(testSteps(browser), chosen);
  await runSteps(shard === undefined ? steps : shardSteps(steps, shard));
});
