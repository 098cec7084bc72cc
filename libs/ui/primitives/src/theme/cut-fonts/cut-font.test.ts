// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { charactersOf, cutFont } from './cut-font.ts';
import { cutName, fontCuts } from './font-cuts.ts';

describe('charactersOf', () => {
  it('reads single characters and ranges', () => {
    expect(charactersOf('U+0041-0043,U+20BD')).toBe('ABC₽');
  });
});

describe('cutFont', () => {
  it.each(fontCuts)('made what is kept of $path: $part', async (cut) => {
    const file = new URL(`files/${cutName(cut.path, cut.part)}.woff2`, import.meta.url);

    // Not `toEqual`, which would print the file.
    expect((await cutFont(cut)).equals(await readFile(file))).toBe(true);
  });
});
