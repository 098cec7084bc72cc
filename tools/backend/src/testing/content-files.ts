import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentInput } from '@foyer/content';

/** Writes a file of lines; it goes with the machine's temporary files. */
export function contentFile(lines: readonly (ContentInput | object | string)[]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'foyer-content-')), 'content.jsonl');
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  writeFileSync(path, `${text.join('\n')}\n`);
  return path;
}
