// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { stateNotesPlugin } from './state-notes.plugin.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The code of each entry in a build for browsers. */
async function builtChunks(): Promise<Record<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [stateNotesPlugin()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: {
          machine: fileOf('../testing/doorbell.fixtures.ts'),
          notes: fileOf('state-notes.ts'),
        },
        preserveEntrySignatures: 'strict',
        external: /^[^./]/u,
      },
    },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return Object.fromEntries(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : [])),
  );
}

describe('stateNotesPlugin', () => {
  let chunks: Record<string, string>;
  beforeAll(async () => {
    chunks = await builtChunks();
  });

  it('leaves in a machine what it does, and nothing of what its states say', () => {
    expect(chunks.machine).toContain('checkCode');
    expect(chunks.machine).not.toContain('Waits for a code.');
    expect(chunks.machine).not.toContain('DOOR-001');
  });

  it('gives the notes to the chunk that reads them, under the names left in the machine', () => {
    const [name] = /(?<=description: ")[\w-]{4}(?=")/u.exec(chunks.machine ?? '') ?? [];
    expect(name).toBeDefined();
    expect(chunks.notes?.replaceAll(/\s+/gu, ' ')).toContain(
      `"${name}": { "description": "Waits for a code.", "requirements": ["DOOR-001"] }`,
    );
  });
});
