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

  it.each(['x', '-1', '65536', '40.5'])('refuses %s as a port', (port) => {
    expect(() => readConfig({ BACKEND_PORT: port })).toThrow(/BACKEND_PORT/);
  });

  it('refuses an origin that is no address', () => {
    expect(() => readConfig({ ALLOWED_ORIGINS: 'https://a.example, tv' })).toThrow(
      /ALLOWED_ORIGINS/,
    );
  });
});
