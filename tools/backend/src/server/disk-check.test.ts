import { mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diskCheck } from './disk-check.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'foyer-disk-'));

describe('diskCheck', () => {
  it('finds a folder that takes files, makes it where it is missing, and leaves nothing in it', async () => {
    const folder = join(newFolder(), 'data');

    expect(await diskCheck(folder)()).toBe('ok');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('tells a full disk', async () => {
    const folder = newFolder();
    symlinkSync('/dev/full', join(folder, 'disk-check'));

    expect(await diskCheck(folder)()).toBe('full');
  });

  it('tells a folder that takes no files', async () => {
    const folder = join(newFolder(), 'data');
    writeFileSync(folder, 'a file in its place');

    expect(await diskCheck(folder)()).toBe('not writable');
  });
});
