import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';

const sources = globSync(
  '{tools/backend/src,libs/server/src,apps/web/src/server,apps/web/src/page}/**/*.ts',
  { cwd: root },
)
  .filter((path) => !/\.test\.ts$|\/testing\//u.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Files that hold what a pattern finds. */
const holding = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('the code of the servers', () => {
  it('is found', () => {
    expect(sources.length).toBeGreaterThan(400);
    expect(holding(/\bcreateHmac\(/u)).not.toEqual([]);
  });

  it('makes no code out of text', () => {
    expect(holding(/\beval\(|new Function\(|node:vm\b/u)).toEqual([]);
  });

  it('starts no programs', () => {
    expect(holding(/\bchild_process\b/u)).toEqual([]);
  });

  it('takes nothing that can be guessed for a secret', () => {
    expect(holding(/\bMath\.random\b/u)).toEqual([]);
  });

  it('believes no certificate unseen', () => {
    expect(holding(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/u)).toEqual([]);
  });

  it('uses no broken hash', () => {
    expect(holding(/['"](?:md[245]|sha-?1|ripemd\w*)['"]/iu)).toEqual([]);
  });

  it('encrypts nothing by itself', () => {
    expect(holding(/\bcreate(?:Cipher|Decipher)(?:iv)?\b/u)).toEqual([]);
  });

  it('writes no statement but its own', () => {
    expect(holding(/\bsql\.raw\((?!'true'\))/u)).toEqual([]);
  });
});
