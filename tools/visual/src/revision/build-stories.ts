import { join } from 'node:path';
import { run } from '@foyer/workspace/processes';
import { Refusal } from '@foyer/workspace/say';

/**
 * Builds a checkout's Storybook as its own script says, without its documentation.
 *
 * @param checkout - Root folder of the revision's files.
 * @param output - Where the static pages go.
 * @throws Refusal when the build fails.
 */
export async function buildStories(checkout: string, output: string): Promise<void> {
  const project = join(checkout, 'apps/storybook');
  const options = ['--test', '--loglevel', 'warn', '--output-dir', output];
  const code = await run(
    'npm',
    ['run', 'build-storybook', '--prefix', project, '--silent', '--', ...options],
    { STORYBOOK_DISABLE_TELEMETRY: '1' },
  );
  if (code !== 0) throw new Refusal(`the stories of ${checkout} do not build; see above.`);
}
