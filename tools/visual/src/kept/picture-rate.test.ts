import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepRate, readRate } from './picture-rate.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-rate-'));
  file = join(folder, 'rate.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('readRate', () => {
  it('is that of the last run', () => {
    keepRate(file, 100, 250);
    keepRate(file, 100, 50);

    expect(readRate(file)).toBe(0.5);
  });

  it('is a usual one until a run of some length has measured it', () => {
    keepRate(file, 4, 40);

    expect(readRate(file)).toBe(1);
  });
});
