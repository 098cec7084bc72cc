import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDump } from './first-start.ts';
import { pack } from './pack.ts';
import { tarEntries } from './tar-entries.ts';

const needed = '000000010000000000000002';

function packed(): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pack-'));
  mkdirSync(join(folder, 'pg_wal'));
  mkdirSync(join(folder, 'empty'));
  for (const name of ['000000010000000000000001', needed, '000000010000000000000003']) {
    writeFileSync(join(folder, 'pg_wal', name), 'log');
  }
  writeFileSync(join(folder, 'PG_VERSION'), '18\n');
  return pack(folder, needed);
}

describe('pack', () => {
  it('leaves out the files of the log that no start reads', () => {
    const entries = [...tarEntries(packed())];

    expect(entries.map(({ name, isFolder }) => [name, isFolder]).toSorted()).toEqual([
      ['/PG_VERSION', false],
      ['/empty', true],
      ['/pg_wal', true],
      [`/pg_wal/${needed}`, false],
    ]);
    expect(entries.find(({ name }) => name === '/PG_VERSION')?.content.toString()).toBe('18\n');
  });

  it('writes what other programs can read', () => {
    const list = execFileSync('tar', ['-t'], { input: packed(), encoding: 'utf8', stdio: 'pipe' });

    expect(list.split('\n')).toContain(`/pg_wal/${needed}`);
  });
});

describe('the dump of a first start', () => {
  it.each(['none', 'demo'] as const)(
    'holds one database and one file of the log: %s',
    (catalogue) => {
      const dump = readDump(catalogue);
      // Made by the build; where it is missing, a first start makes its database itself.
      if (!dump) return;
      const names = [...tarEntries(dump)].map(({ name }) => name);

      expect(names.filter((name) => /^\/base\/\d+$/u.test(name))).toHaveLength(1);
      expect(names.filter((name) => /^\/pg_wal\/[0-9A-F]{24}$/u.test(name))).toHaveLength(1);
    },
  );
});
