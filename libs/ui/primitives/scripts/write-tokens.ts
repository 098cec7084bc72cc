import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import type { DesignTokenGroup } from '../src/theme/tokens/design-token.types.ts';
import { designTokens } from '../src/theme/tokens/design-tokens.ts';
import { readDescriptions } from '../src/theme/tokens/read-descriptions.ts';
import { styleDictionaryTokens } from '../src/theme/tokens/style-dictionary.ts';
import { readLabels } from '../src/theme/validation/read-labels.ts';

// Writes the tokens of every label for design tools.
const folder = fileURLToPath(new URL('../../../../docs/tokens/', import.meta.url));
await mkdir(`${folder}style-dictionary`, { recursive: true });

async function write(name: string, tokens: DesignTokenGroup): Promise<void> {
  const json = JSON.stringify(tokens);
  await writeFile(`${folder}${name}.json`, await format(json, { parser: 'json', printWidth: 100 }));
}

const descriptions = await readDescriptions();
for (const { label, theme } of await readLabels()) {
  const tokens = designTokens(label.name.rus, theme, descriptions);
  await write(`${label.id}.tokens`, tokens);
  for (const target of ['css', 'native'] as const) {
    await write(`style-dictionary/${label.id}.${target}`, styleDictionaryTokens(tokens, target));
  }
}
