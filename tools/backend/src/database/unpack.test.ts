import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpack } from './unpack.ts';

/** A header of a tar archive, and the content, in blocks of 512 bytes. */
function entry(name: string, type: '0' | '5', content = ''): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write(type, 156);
  const padded = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  padded.write(content);
  return Buffer.concat([header, padded]);
}

describe('unpack', () => {
  it('writes folders and files as they were packed', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'foyer-unpack-')), 'database');
    const long = 'x'.repeat(1000);
    const log = `log${'\0'.repeat(200_000)}`;
    const tar = [
      entry('/global', '5'),
      entry('/empty', '0'),
      entry('/base/1/112', '0', long),
      entry('/pg_wal/000000010000000000000001', '0', log),
      entry('/zeros', '0', '\0'.repeat(70_000)),
      entry('/PG_VERSION', '0', '18\n'),
      Buffer.alloc(1024),
    ];

    unpack(Buffer.concat(tar), folder);

    expect(statSync(join(folder, 'global')).isDirectory()).toBe(true);
    expect(readFileSync(join(folder, 'empty'), 'utf8')).toBe('');
    expect(readFileSync(join(folder, 'base/1/112'), 'utf8')).toBe(long);
    expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(readFileSync(join(folder, 'pg_wal/000000010000000000000001'), 'utf8')).toBe(log);
    expect(readFileSync(join(folder, 'zeros'), 'utf8')).toBe('\0'.repeat(70_000));
    expect(statSync(join(folder, 'PG_VERSION')).mode & 0o777).toBe(0o600);
  });
});
