import { mkdtempSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commitFolder } from './commit-folder.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'foyer-commits-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

function used(commit: string, year: number) {
  const folder = join(cache, commit);
  mkdirSync(folder);
  const at = new Date(Date.UTC(year, 0));
  utimesSync(folder, at, at);
}

describe('commitFolder', () => {
  it('keeps the last three commits that were used, and what is no commit', () => {
    used('first', 2001);
    used('third', 2003);
    used('second', 2002);
    writeFileSync(join(cache, 'rate.json'), '{}');

    commitFolder(cache, 'fourth');

    expect(readdirSync(cache).toSorted()).toEqual(['fourth', 'rate.json', 'second', 'third']);
  });

  it('counts a commit as used now', () => {
    used('first', 2001);
    used('second', 2002);
    used('third', 2003);

    commitFolder(cache, 'first');
    commitFolder(cache, 'fourth');

    expect(readdirSync(cache).toSorted()).toEqual(['first', 'fourth', 'third']);
  });
});
