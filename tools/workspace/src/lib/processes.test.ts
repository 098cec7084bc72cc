import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { spawnScript, startService } from './processes.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** What a script is given as the bound beyond which memory goes back. */
async function boundOf(env: Readonly<Record<string, string>> = {}): Promise<string> {
  const script = join(mkdtempSync(join(tmpdir(), 'foyer-spawn-')), 'script.mjs');
  writeFileSync(script, "process.stdout.write(process.env['MALLOC_MMAP_THRESHOLD_'] ?? 'none');");
  const child = spawnScript(script, env, ['ignore', 'pipe', 'inherit']);
  const ended = once(child, 'exit');
  const written = child.stdout ? await text(child.stdout) : '';
  await ended;
  return written;
}

describe('spawnScript', () => {
  it('lets memory go back that a password took', async () => {
    expect(Number(await boundOf())).toBeLessThan(19 * 1024 * 1024);
  });

  it('leaves an operator their own bound', async () => {
    vi.stubEnv('MALLOC_MMAP_THRESHOLD_', '65536');

    expect(await boundOf()).toBe('65536');
  });
});

describe('startService', () => {
  it('says with its refusal what the script has printed', async () => {
    const script = join(mkdtempSync(join(tmpdir(), 'foyer-start-')), 'script.mjs');
    writeFileSync(script, "throw new Error('a file is missing');");
    const service = { name: 'site', script, env: {}, readyUrl: 'http://127.0.0.1:1/ready' };

    await expect(startService(service, ['ignore', 'pipe', 'pipe'])).rejects.toThrow(
      /the site ended before it was ready \(exit 1\)\.[^]*a file is missing/,
    );
  });
});
