import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startScript } from './start-script.ts';

/** Runs the script beside a bundle that says that it was read. */
async function run(oldestNode: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-start-script-'));
  const bundle = './server.mjs';
  writeFileSync(join(folder, 'main.mjs'), startScript({ title: 'The server', oldestNode, bundle }));
  writeFileSync(join(folder, 'server.mjs'), "console.log('started');");
  return promisify(execFile)(process.execPath, [join(folder, 'main.mjs')]);
}

describe('the script that starts a built server', () => {
  it('loads the server on a Node that is new enough', async () => {
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

    expect((await run([major, minor])).stdout).toBe('started\n');
  });

  it.each([
    [99, 0],
    [Number.parseInt(process.versions.node, 10), 999],
  ] as const)('refuses with a sentence where Node %i.%i is needed', async (major, minor) => {
    await expect(run([major, minor])).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: `The server needs Node ${major}.${minor} or newer; this is ${process.versions.node}.\n`,
    });
  });
});
