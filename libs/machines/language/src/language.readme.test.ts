import { readFile } from 'node:fs/promises';
import { flowReadme } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import * as entry from './index.ts';

describe('README.md', () => {
  it('says what the machine says; `npm run readme` updates it', async () => {
    expect(await readFile(`${import.meta.dirname}/../README.md`, 'utf8')).toBe(
      flowReadme('@foyer/language', entry),
    );
  });
});
