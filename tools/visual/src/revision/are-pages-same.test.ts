import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arePagesSame } from './are-pages-same.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

const page = { 'iframe.html': '<div>', 'assets/button.js': 'gold' };

async function built(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return join(folder, name);
}

describe('arePagesSame', () => {
  it('says so of the same files, whenever they were built', async () => {
    const before = await built('before', { ...page, 'project.json': '{"generatedAt":1}' });
    const after = await built('after', { ...page, 'project.json': '{"generatedAt":2}' });

    expect(await arePagesSame(before, after)).toBe(true);
  });

  it.each([
    ['a file holds something else', { ...page, 'assets/button.js': 'blue' }],
    ['one has come', { ...page, 'assets/link.js': '' }],
    ['one has gone', { 'iframe.html': '<div>' }],
  ])('does not when %s', async (_, files) => {
    const before = await built('before', page);
    const after = await built('after', files);

    expect(await arePagesSame(before, after)).toBe(false);
  });
});
