import { ensureBrowser } from '../lib/browser.ts';
import { describeChoice } from '../lib/changed/describe-choice.ts';
import { chooseForChange } from '../lib/changed/choose-for-change.ts';
import { runCommand, say } from '../lib/say.ts';
import { type ChosenPart, chooseSteps, shardSteps } from '../lib/steps/choose-steps.ts';
import { runSteps } from '../lib/steps/run-steps.ts';
import { readTestOptions, type TestOptions } from '../lib/steps/test-options.ts';
import { testSteps } from '../lib/steps/test-steps.ts';
import { parts } from '../lib/steps/test-step.ts';

// `npm test`: everything that must hold before a change lands; `-- --changed` only what a change can reach. Design §7.
await runCommand(async () => {
  const options = readTestOptions(process.argv.slice(2));
  const chosen = await choose(options);
  const browser = await ensureBrowser();
  say(`browser tests use ${browser}`);
  const steps = chooseSteps(testSteps(browser), chosen);
  await runSteps(options.shard === undefined ? steps : shardSteps(steps, options.shard));
});

async function choose({ only = parts, changed }: TestOptions): Promise<readonly ChosenPart[]> {
  if (!changed) return only.map((part) => ({ part }));
  const choice = await chooseForChange(changed.base);
  for (const line of describeChoice(choice)) say(line);
  return choice.steps.filter(({ part }) => only.includes(part));
}
