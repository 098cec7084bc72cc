import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it.each(['0.0.0.0', '::', '192.168.1.4', 'foyer.example', '127.evil.example'])(
    'refuses demo powers on %s without a token',
    (host) => {
      expect(() => readConfig({ CONTROL: '1', HOST: host })).toThrow(/CONTROL_TOKEN/);
    },
  );

  it.each(['127.0.0.1', '127.3.2.1', '::1', 'localhost'])(
    'allows demo powers on %s, which only this machine reaches',
    (host) => {
      expect(readConfig({ CONTROL: '1', HOST: host })).toMatchObject({ host, hasDemoPowers: true });
    },
  );

  it('allows demo powers elsewhere with a token', () => {
    const config = readConfig({ CONTROL: '1', HOST: '0.0.0.0', CONTROL_TOKEN: 'secret' });

    expect(config.hasDemoPowers).toBe(true);
  });

  it.each([undefined, '', '0', 'true', 'yes'])('has no demo powers with CONTROL=%s', (value) => {
    expect(readConfig({ CONTROL: value, HOST: '0.0.0.0' }).hasDemoPowers).toBe(false);
  });

  it('fills no database of an operator unless it is told to', () => {
    const catalogueOf = (env: Record<string, string>) => readConfig(env).catalogue;

    expect([catalogueOf({}), catalogueOf({ CATALOGUE: 'demo' })]).toEqual(['none', 'demo']);
    expect(catalogueOf({ CONTROL: '1' })).toBe('demo');
    expect(catalogueOf({ CONTROL: '1', CATALOGUE: 'none' })).toBe('none');
    expect(() => readConfig({ CATALOGUE: 'mine' })).toThrow(/CATALOGUE/);
  });

  const partners: [string, (url: string) => Record<string, string>][] = [
    ['MESSAGES_URL', (url) => ({ MESSAGES_URL: url, MESSAGES_SECRET: 'secret' })],
    ['PAYMENTS_URL', (url) => ({ PAYMENTS_URL: url, PAYMENTS_SECRET: 'secret' })],
  ];

  it.each(partners)('takes for %s no address that is not encrypted', (name, settings) => {
    const plain = settings('http://partner.example/codes');

    expect(() => readConfig(plain)).toThrow(`${name} is not encrypted`);
    expect(() => readConfig({ ...plain, PLAIN_CONNECTIONS: '1' })).not.toThrow();
    expect(() => readConfig(settings('http://127.0.0.1:8080'))).not.toThrow();
    expect(() => readConfig(settings('https://partner.example'))).not.toThrow();
  });

  it.each([
    ['smtp://mail.example:587', {}, true],
    ['smtp://mail.example:587', { PLAIN_CONNECTIONS: '1' }, false],
    ['smtp://localhost:25', {}, false],
  ])('asks the mail server %s for TLS with %o: %s', (url, env, requiresTls) => {
    const { smtp } = readConfig({ SMTP_URL: url, SMTP_FROM: 'a@example.org', ...env }).messages;

    expect(smtp).toMatchObject({ requiresTls });
  });

  it.each(['x', '-1', '65536', '40.5'])('refuses %s as a port', (port) => {
    expect(() => readConfig({ BACKEND_PORT: port })).toThrow(/BACKEND_PORT/);
  });

  it('refuses an origin that is no address', () => {
    expect(() => readConfig({ ALLOWED_ORIGINS: 'https://a.example, tv' })).toThrow(
      /ALLOWED_ORIGINS/,
    );
  });

  it('refuses a proxy that is no address and no range', () => {
    expect(() => readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, proxy' })).toThrow(
      'TRUSTED_PROXIES must hold addresses and ranges such as 10.0.0.0/8, not "proxy".',
    );
  });

  it('refuses nobody by country unless it is told to', () => {
    expect(readConfig({}).geoBlock).toEqual({ countries: new Set(), header: 'x-country' });
    expect(readConfig({ GEO_BLOCKED: 'kp, SY', GEO_HEADER: 'cf-ipcountry' }).geoBlock).toEqual({
      countries: new Set(['KP', 'SY']),
      header: 'cf-ipcountry',
    });
  });
});
