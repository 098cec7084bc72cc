// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { requirementTextsPlugin } from './requirement-texts.plugin.ts';

describe('requirementTextsPlugin', () => {
  it('fills the texts into what imports them', async () => {
    const entry = fileURLToPath(new URL('requirement-texts.ts', import.meta.url));

    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [requirementTextsPlugin()],
      build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
    });

    const code = JSON.stringify(
      [built].flat().flatMap((one) => ('output' in one ? one.output : [])),
    );
    expect(code).toContain('PIN-004');
  });
});
