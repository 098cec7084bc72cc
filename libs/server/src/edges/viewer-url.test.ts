import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';
import { viewerUrl } from './viewer-url.ts';

const isTrusted = readTrustedProxies('10.0.0.0/8');
const request = (headers: Record<string, string>) =>
  new Request('http://127.0.0.1:3000/films?q=1', { headers });

describe('viewerUrl', () => {
  it('takes scheme and host from a trusted proxy', () => {
    const told = request({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'films.example' });
    expect(viewerUrl(told, '10.1.2.3', isTrusted).href).toBe('https://films.example/films?q=1');
  });

  it.each([
    ['https', undefined, 'https://127.0.0.1:3000/films?q=1'],
    [undefined, 'films.example:8443', 'http://films.example:8443/films?q=1'],
    ['https', 'films.example:8443', 'https://films.example:8443/films?q=1'],
    ['http, https', 'a.example, films.example', 'https://films.example/films?q=1'],
    ['ftp', 'films.example/x', 'http://127.0.0.1:3000/films?q=1'],
    ['https', '[2001:db8::1]:8443', 'https://[2001:db8::1]:8443/films?q=1'],
  ])('reads %s and %s as %s', (scheme, host, expected) => {
    const headers = {
      ...(scheme && { 'x-forwarded-proto': scheme }),
      ...(host && { 'x-forwarded-host': host }),
    };
    expect(viewerUrl(request(headers), '10.1.2.3', isTrusted).href).toBe(expected);
  });

  it.each(['203.0.113.5', undefined])('believes nothing that %s says', (peer) => {
    const told = request({ 'x-forwarded-proto': 'https', 'x-forwarded-host': 'films.example' });
    expect(viewerUrl(told, peer, isTrusted).href).toBe('http://127.0.0.1:3000/films?q=1');
  });
});
