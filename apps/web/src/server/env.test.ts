// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('readEnv', () => {
  it('listens on loopback, without demo powers, unless told', () => {
    expect(readEnv({})).toMatchObject({ host: '127.0.0.1', port: 3000, hasDemoPowers: false });
  });

  it('refuses demo powers on an open address without a token', () => {
    expect(() => readEnv({ CONTROL: '1', HOST: '0.0.0.0' })).toThrow(/CONTROL_TOKEN/);
    expect(readEnv({ CONTROL: '1', HOST: '0.0.0.0', CONTROL_TOKEN: 'x' }).hasDemoPowers).toBe(true);
  });

  it('takes a project of the error-reporting service, and refuses what names none', () => {
    const dsn = 'https://key@errors.example/1';

    expect(readEnv({ ERROR_DSN: dsn }).errorDsn).toBe(dsn);
    expect(readEnv({ ERROR_DSN: '' }).errorDsn).toBeUndefined();
    for (const wrong of ['errors', 'https://errors.example/1', 'https://key@errors.example/']) {
      expect(() => readEnv({ ERROR_DSN: wrong })).toThrow('ERROR_DSN must be an address like');
    }
  });

  it('says what is wrong with a port or an address', () => {
    expect(() => readEnv({ PORT: 'http' })).toThrow('PORT must be a port between 0 and 65535');
    expect(() => readEnv({ API_URL: 'backend' })).toThrow('API_URL must be an address');
    expect(() => readEnv({ KEPT_PAGES_SECONDS: 'long' })).toThrow(
      'KEPT_PAGES_SECONDS must be a number of seconds from 0 to 3600',
    );
  });
});
