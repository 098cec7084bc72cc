// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { sites } from './testing/test-composer.ts';

const COMPOSER_SITES = JSON.stringify(sites);

describe('readEnv', () => {
  it('listens on loopback, for who signs in, unless told', () => {
    expect(readEnv({ COMPOSER_SITES })).toMatchObject({
      host: '127.0.0.1',
      port: 4003,
      apiUrl: 'http://127.0.0.1:4000',
      publicOrigin: undefined,
      ownToken: undefined,
      sites,
    });
  });

  it('keeps the token of this machine in a box that prints nothing', () => {
    const env = readEnv({ COMPOSER_SITES, COMPOSER_TOKEN: 'a-token' });

    expect(env.ownToken?.reveal()).toBe('a-token');
    expect(JSON.stringify(env)).not.toContain('a-token');
  });

  it.each([
    ['an open address', { COMPOSER_HOST: '0.0.0.0', COMPOSER_URL: 'http://localhost:4003' }],
    ['an address that a proxy leads here', { COMPOSER_URL: 'https://composer.example' }],
  ])('refuses editing without signing in on %s', (_what, settings) => {
    const open = { COMPOSER_SITES, ...settings };

    expect(() => readEnv({ ...open, COMPOSER_TOKEN: 'a-token' })).toThrow(/COMPOSER_TOKEN lets/);
    expect(readEnv(open).publicOrigin).toBe(settings.COMPOSER_URL);
  });

  it('takes the token of this machine under a name of this machine', () => {
    const url = 'http://localhost:4003';
    const env = readEnv({ COMPOSER_SITES, COMPOSER_TOKEN: 'a-token', COMPOSER_URL: `${url}/` });

    expect(env.publicOrigin).toBe(url);
  });

  it('wants to know where editors reach it on an open address', () => {
    expect(() => readEnv({ COMPOSER_SITES, COMPOSER_HOST: '0.0.0.0' })).toThrow(
      'COMPOSER_URL is needed',
    );
  });

  it.each([
    undefined,
    '[]',
    'sofit.example',
    '[{"label": "main", "name": "Софит", "origin": "javascript:alert(1)"}]',
    '[{"label": "", "name": "Софит", "origin": "https://sofit.example"}]',
  ])('refuses sites that it cannot show: %s', (text) => {
    expect(() => readEnv({ COMPOSER_SITES: text })).toThrow('COMPOSER_SITES must be like');
  });

  it('says what is wrong with an address or a port', () => {
    expect(() => readEnv({ COMPOSER_SITES, API_URL: 'backend' })).toThrow('API_URL must be');
    expect(() => readEnv({ COMPOSER_SITES, COMPOSER_URL: 'ftp://x' })).toThrow('COMPOSER_URL must');
    expect(() => readEnv({ COMPOSER_SITES, COMPOSER_PORT: 'http' })).toThrow('COMPOSER_PORT must');
    expect(() => readEnv({ COMPOSER_SITES, TRUSTED_PROXIES: 'all' })).toThrow('TRUSTED_PROXIES');
  });
});
