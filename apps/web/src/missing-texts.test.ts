// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { textsPlugin } from '@foyer/ui/i18n/texts-plugin';
import { expect, it } from 'vitest';
import config from '../vite.config.ts';

const english = fileURLToPath(
  new URL('../../../libs/ui/primitives/src/i18n/eng/shell.json', import.meta.url),
);

it('is built with the Russian text where another language has none [I18N-003]', async () => {
  const { name } = textsPlugin();
  const plugins = config.plugins as readonly (ReturnType<typeof textsPlugin> | undefined)[];
  const built = plugins.find((plugin) => plugin?.name === name);

  const filled = await built?.transform('{ "login": "Sign in" }', english);

  expect(JSON.parse(filled ?? '{}')).toMatchObject({ login: 'Sign in', more: 'Ещё' });
});
