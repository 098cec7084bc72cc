import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readLimits } from './config-limits.ts';

const defaults = {
  LIMIT_WRITES_PER_ADDRESS: 30_000,
  LIMIT_WRITES_WITHOUT_SESSION: 15_000,
  LIMIT_WRITES_PER_SESSION: 600,
  LIMIT_WRITES_AT_ONCE: 500,
  LIMIT_STREAMS_PER_ADDRESS: 5000,
  LIMIT_STREAMS_PER_ACCOUNT: 20,
  LIMIT_STREAMS_IN_ALL: 10_000,
  LIMIT_SESSIONS_PER_ADDRESS: 5000,
  LIMIT_CODES_PER_ADDRESS: 100,
  LIMIT_WRONG_CODES_PER_ADDRESS: 30,
  LIMIT_PASSWORDS_PER_ADDRESS: 100,
  LIMIT_LOGIN_CHECKS_PER_ADDRESS: 300,
};
const names = Object.keys(defaults);

const valuesOf = (env: Record<string, string>) => Object.values(readLimits(env));

describe('readLimits', () => {
  it('has a default for each', () => {
    expect(valuesOf({})).toEqual(Object.values(defaults));
    expect(valuesOf({ LIMIT_STREAMS_IN_ALL: '' })).toEqual(Object.values(defaults));
  });

  it.each(names)('reads %s, and nothing else by it', (name) => {
    const expected = Object.values({ ...defaults, [name]: 7 });

    expect(valuesOf({ [name]: '7' })).toEqual(expected);
  });

  it.each(
    names.flatMap((name) =>
      ['0', '-1', '1.5', '1e3', 'many', '1000001'].map((text) => [name, text]),
    ),
  )('refuses a start with %s=%s', (name = '', text = '') => {
    expect(() => readLimits({ [name]: text })).toThrow(
      `${name} must be a whole number from 1 to 1000000, not "${text}".`,
    );
  });

  it('is told in the documents as it is', () => {
    const path = new URL('../../../docs/how-to/configure.md', import.meta.url);
    const told = readFileSync(path, 'utf8').matchAll(/^\| `(LIMIT_\w+)` +\| ([\d,]+) /gmu);
    const found = [...told].map(([, name = '', limit = '']) => [
      name,
      Number(limit.replaceAll(',', '')),
    ]);

    expect(Object.fromEntries(found)).toEqual(defaults);
  });
});
