import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeptPictures } from './kept-pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => openKeptPictures(join(folder, 'kept'));
const copy = () => join(folder, 'copy.png');

describe('openKeptPictures', () => {
  it('has in the next run what one has kept, with the problem of its story', async () => {
    await (await open()).keep('button.main-rus-360', { png: Buffer.from('gold'), problem: 'no' });

    const kept = await open();
    expect(kept.has('button.main-rus-360')).toBe(true);
    expect(kept.has('button.main-rus-1280')).toBe(false);
    expect(await kept.copyTo('button.main-rus-360', copy())).toBe('no');
    expect(await readFile(copy(), 'utf8')).toBe('gold');
  });

  it('forgets a problem with the picture that had it', async () => {
    const kept = await open();
    await kept.keep('button', { png: Buffer.from('grey'), problem: 'no' });
    await kept.keep('button', { png: Buffer.from('gold') });

    expect(await kept.copyTo('button', copy())).toBeUndefined();
    expect(await readFile(copy(), 'utf8')).toBe('gold');
  });

  it('gives a copy that may be written to', async () => {
    const kept = await open();
    await kept.keep('button', { png: Buffer.from('gold') });
    await kept.copyTo('button', copy());
    await writeFile(copy(), 'longer');

    await kept.copyTo('button', copy());

    expect(await readFile(copy(), 'utf8')).toBe('gold');
  });
});
