import { describe, expect, it } from 'vitest';
import { operatorServices } from './operator-services.ts';
import { readSettings } from './settings.ts';

const read = (env: Record<string, string>) =>
  operatorServices(readSettings({ REVISION: 'r1', ...env }), env);

describe('what an operator runs', () => {
  it('is a backend and a web server that know each other', () => {
    const { services, projects } = read({ BACKEND_PORT: '4100', TRUSTED_PROXIES: '10.0.0.0/8' });

    const [backend, web] = services;
    expect(projects).toEqual(['@foyer/backend', '@foyer/web']);
    expect(backend?.env).toMatchObject({ TRUSTED_PROXIES: '10.0.0.0/8,127.0.0.1' });
    expect(web?.env).toMatchObject({ API_URL: 'http://127.0.0.1:4100', NODE_ENV: 'production' });
  });

  it('is asked on its own address where it listens on that alone', () => {
    expect(read({ HOST: '10.1.2.3' }).services.map(({ readyUrl }) => readyUrl)).toEqual([
      'http://10.1.2.3:4000/ready',
      expect.stringContaining('http://10.1.2.3:3000/'),
    ]);
  });

  it('is the web server alone beside a backend of their own', () => {
    const { services, projects } = read({ API_URL: 'https://api.example' });

    expect(projects).toEqual(['@foyer/web']);
    expect(services.map(({ env }) => env['API_URL'])).toEqual(['https://api.example']);
  });

  it('has no demo powers', () => {
    expect(() => read({ CONTROL: '1' })).toThrow('unset CONTROL');
  });
});
