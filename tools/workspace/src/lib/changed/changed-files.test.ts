import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../say.ts';
import { readChange } from './changed-files.ts';

let root: string;

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
const write = (path: string, text = path) => writeFileSync(join(root, path), text);
function commit() {
  git('add', '-A');
  git('commit', '--quiet', '-m', 'x');
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-change-'));
  git('init', '--quiet', '--initial-branch=main');
  write('.gitignore', 'made.txt\n');
  write('kept.ts');
  write('gone.ts');
  write('old name.ts', 'a long text that git would find again under another name\n'.repeat(9));
  commit();
});

describe('readChange', () => {
  it('names what was written, deleted, renamed, committed or not, and nothing that git ignores', () => {
    const base = git('rev-parse', 'HEAD');
    renameSync(join(root, 'old name.ts'), join(root, 'new name.ts'));
    commit();
    rmSync(join(root, 'gone.ts'));
    write('untracked.ts');
    write('made.txt');

    expect(readChange(root, 'HEAD~1')).toEqual({
      base,
      files: ['gone.ts', 'new name.ts', 'old name.ts', 'untracked.ts'],
      manifests: [],
    });
  });

  it('compares a branch with where it left main', () => {
    const left = git('rev-parse', 'HEAD');
    git('switch', '--quiet', '-c', 'feature');
    write('one.ts');
    commit();
    write('two.ts');
    commit();

    expect(readChange(root)).toEqual({ base: left, files: ['one.ts', 'two.ts'], manifests: [] });
  });

  it('compares main with the commit before', () => {
    const before = git('rev-parse', 'HEAD');
    write('one.ts');
    commit();

    expect(readChange(root)).toMatchObject({ base: before, files: ['one.ts'] });
  });

  it('counts modules that are exported under another name', () => {
    mkdirSync(join(root, 'lib'));
    write('lib/package.json', '{ "exports": {} }');
    commit();
    write('lib/package.json', '{ "exports": { "./a": "./src/a.ts" } }');

    expect(readChange(root, 'HEAD').files).toEqual(['lib/package.json', 'lib/src/a.ts']);
  });

  it('names a package in which more changed', () => {
    write('package.json', '{ "type": "module" }');

    expect(readChange(root, 'HEAD').manifests).toEqual(['package.json']);
  });

  it('refuses a revision that git does not know, with a sentence', () => {
    expect(() => readChange(root, 'no-such')).toThrow(
      new Refusal('git knows no revision no-such; a shallow clone has only the newest.'),
    );
  });
});
