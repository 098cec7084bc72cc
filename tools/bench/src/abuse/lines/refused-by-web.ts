import type { Line } from '../measure/measure-lines.ts';
import type { Sent } from '../measure/ask.ts';

const json = { 'content-type': 'application/json' };
const ownPage = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' };

const line = (name: string, sent: Sent, status: number): Line => ({
  name,
  server: 'web',
  requests: [sent],
  status,
});

/** What the site refuses by its shape, itself or with the service's word. */
export const refusedByWeb: readonly Line[] = [
  line('change of a page', { method: 'POST', path: '/', headers: json, body: '{}' }, 405),
  line('invented method', { method: 'PROPFIND', path: '/movies' }, 405),
  line('call of no version', { path: '/api/v9/search' }, 404),
  line('call out of its folder', { path: '/api/v1/%2e%2e/x' }, 404),
  line('invented method of a call', { method: 'PROPFIND', path: '/api/v1/search' }, 405),
  line('file out of its folder', { path: '/assets/..%2f..%2fpackage.json' }, 404),
  line(
    'file of many ranges',
    {
      path: '/assets/none.js',
      headers: {
        range: `bytes=${Array.from({ length: 1000 }, (_, at) => `${at}-${at}`).join(',')}`,
      },
    },
    404,
  ),
  line('page of signs that are none', { path: `/movies/${'%ff'.repeat(600)}` }, 414),
  line('two slashes', { path: '//'.repeat(11) }, 301),
  line('wish of another site', { method: 'POST', path: '/session_cookies', body: '{}' }, 403),
  line(
    'wish too large',
    {
      method: 'POST',
      path: '/session_cookies',
      headers: { ...json, ...ownPage },
      body: ' '.repeat(64 * 1024),
    },
    403,
  ),
];
