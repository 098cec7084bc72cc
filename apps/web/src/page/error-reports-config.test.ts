import { describe, expect, it } from 'vitest';
import { errorReportsConfig } from './error-reports-config.ts';

const plain = new URL('https://tv.example/');
const asking = new URL('https://tv.example/?collect-errors');
const env = { hasDemoPowers: false, isProduction: true, errorDsn: undefined };
const dsn = 'https://key@errors.example/1';

describe('errorReportsConfig', () => {
  it('tells the page of no service unless the server knows one, whatever the address asks', () => {
    expect(errorReportsConfig(plain, env)).toBeUndefined();
    expect(errorReportsConfig(asking, env)).toBeUndefined();
  });

  it.each([
    ['production', { isProduction: true }],
    ['development', { isProduction: false }],
    ['demo', { isProduction: true, hasDemoPowers: true }],
  ] as const)('tells it of the project, in %s', (environment, facts) => {
    expect(errorReportsConfig(plain, { ...env, errorDsn: dsn, ...facts })).toEqual({
      dsn,
      environment,
    });
  });

  it('collects at the reference backend when demo powers ask for it', () => {
    const demo = { ...env, hasDemoPowers: true };

    expect(errorReportsConfig(plain, demo)).toBeUndefined();
    expect(errorReportsConfig(asking, demo)).toEqual({
      dsn: 'https://demo@localhost/1',
      environment: 'demo',
    });
  });
});
