import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tarOf } from './tar-entries.ts';
import { unpack } from './unpack.ts';

const entry = (name: string, type: 'file' | 'folder', content = '') => ({
  name,
  isFolder: type === 'folder',
  content: Buffer.from(content),
});

describe('unpack', () => {
  it('writes folders and files as they were packed', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'foyer-unpack-')), 'database');
    const long = 'x'.repeat(1000);
    const log = `log${'\0'.repeat(200_000)}`;
    const tar = tarOf([
      entry('/global', 'folder'),
      entry('/empty', 'file'),
      entry('/base/1/112', 'file', long),
      entry('/pg_wal/000000010000000000000001', 'file', log),
      entry('/zeros', 'file', '\0'.repeat(70_000)),
      entry('/PG_VERSION', 'file', '18\n'),
    ]);

    unpack(tar, folder);

    expect(statSync(join(folder, 'global')).isDirectory()).toBe(true);
    expect(readFileSync(join(folder, 'empty'), 'utf8')).toBe('');
    expect(readFileSync(join(folder, 'base/1/112'), 'utf8')).toBe(long);
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(readFileSync(join(folder, 'pg_wal/000000010000000000000001'), 'utf8')).toBe(log);
    expect(readFileSync(join(folder, 'zeros'), 'utf8')).toBe('\0'.repeat(70_000));
    expect(statSync(join(folder, 'PG_VERSION')).mode & 0o777).toBe(0o600);
  });
});
