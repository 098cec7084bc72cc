// @vitest-environment node
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { originGuard } from './origin-guard.ts';

const statusOf = async (
  publicOrigin: string | undefined,
  method: string,
  headers: Readonly<Record<string, string>>,
) => {
  const app = new Hono().use(originGuard(publicOrigin)).all('*', (c) => c.text('page'));
  return (await app.request('http://127.0.0.1:4003/session', { method, headers })).status;
};

describe('originGuard', () => {
  it.each([
    ['GET', { host: 'composer.example' }, 200],
    ['GET', { host: 'composer.example:8443' }, 403],
    ['GET', { host: 'evil.example' }, 403],
    ['GET', { host: 'localhost:4003' }, 403],
    ['POST', { host: 'composer.example', origin: 'https://composer.example' }, 200],
    ['POST', { host: 'composer.example', origin: 'http://composer.example' }, 403],
    ['POST', { host: 'composer.example', origin: 'https://sofit.example' }, 403],
    ['POST', { host: 'composer.example', origin: 'null' }, 403],
    ['POST', { host: 'composer.example' }, 403],
    ['DELETE', { host: 'composer.example' }, 403],
    ['PUT', { host: 'evil.example', origin: 'https://evil.example' }, 403],
  ])('answers %s of %o at its public name with %i', async (method, headers, status) => {
    expect(await statusOf('https://composer.example', method, headers)).toBe(status);
  });

  it.each([
    ['GET', { host: 'localhost:4003' }, 200],
    ['GET', { host: '127.0.0.1:4003' }, 200],
    ['GET', { host: '[::1]:4003' }, 200],
    // A name of an attacker that leads to this machine.
    ['GET', { host: 'evil.example:4003' }, 403],
    ['GET', { host: 'localhost.evil.example' }, 403],
    ['POST', { host: 'localhost:4003', origin: 'http://localhost:4003' }, 200],
    // The site itself, on another port of this machine.
    ['POST', { host: 'localhost:4003', origin: 'http://localhost:3000' }, 403],
    ['POST', { host: 'localhost:4003', origin: 'not an origin' }, 403],
    ['POST', { host: 'localhost:4003' }, 403],
  ])('answers %s of %o on this machine with %i', async (method, headers, status) => {
    expect(await statusOf(undefined, method, headers)).toBe(status);
  });
});
