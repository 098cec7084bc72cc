// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';

const budgetBytes = 1_300;

async function built(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['es'] },
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built');
  return bundle.output.map((file) => ('code' in file ? file.code : '')).join('');
}

it.each(['index.ts', 'purchase.ts'])(
  '%s weighs little in the page of somebody else, and brings no library',
  async (entry) => {
    const code = await built(entry);

    expect(code).not.toMatch(/\bimport\b/u);
    expect(gzipSync(code).length).toBeLessThan(budgetBytes);
  },
);
