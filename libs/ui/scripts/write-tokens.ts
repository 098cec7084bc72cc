import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { designTokens } from '../src/theme/tokens/design-tokens.ts';
import { readLabels } from '../src/theme/validation/read-labels.ts';

// Writes the tokens of every label for design tools.
const folder = fileURLToPath(new URL('../../../docs/tokens/', import.meta.url));
await mkdir(folder, { recursive: true });
for (const { label, theme } of await readLabels()) {
  const json = JSON.stringify(designTokens(label.name.rus, theme));
  await writeFile(
    `${folder}${label.id}.tokens.json`,
    await format(json, { parser: 'json', printWidth: 100 }),
  );
}
