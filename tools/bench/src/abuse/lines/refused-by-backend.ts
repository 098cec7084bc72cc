import type { Line } from '../measure/measure-lines.ts';
import type { Sent } from '../measure/ask.ts';

/** Largest JSON body that is read. */
const BODY_BYTES = 64 * 1024;

const json = { 'content-type': 'application/json' };

const post = (body: string, headers: Sent['headers'] = json): Sent => ({
  method: 'POST',
  path: '/api/v1/auth/login-check',
  headers,
  body,
});

const nested = (open: string, close: string, depth: number) =>
  `{"login":${open.repeat(depth)}0${close.repeat(depth)}}`;

const fields = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, 1])));

/**
 * What the service refuses by its shape.
 *
 * @param cookie - Of a session: without one less is looked at.
 */
export function refusedByBackend(cookie: string): Line[] {
  const headers = { ...json, cookie };
  const line = (name: string, sent: Sent, status = 400): Line => ({
    name,
    server: 'backend',
    requests: [sent],
    status,
  });
  return [
    line('method of no call', { method: 'DELETE', path: '/api/v1/search' }, 404),
    line('invented method', { method: 'PROPFIND', path: '/api/v1/search' }, 404),
    line('id with a NUL', { path: '/api/v1/media-items/%00' }, 404),
    line('id that cannot be read', { path: '/api/v1/media-items/%ff%fe' }, 404),
    line('id of 1,900 characters', { path: `/api/v1/media-items/${'1'.repeat(1900)}` }, 404),
    line('NUL in a query', { path: '/api/v1/search?query=%00' }),
    line('words for a number', { path: '/api/v1/search?query=a&limit=1e9' }),
    line('search of 5,900 characters', { path: `/api/v1/search?query=${'a'.repeat(5900)}` }),
    line('1,400 parameters', { path: `/api/v1/search?limit=0${'&a=1'.repeat(1400)}` }),
    line('other content type', post('a=1', { cookie, 'content-type': 'text/plain' })),
    line('JSON broken at its end', post(`{"login":"${'a'.repeat(BODY_BYTES - 100)}`, headers)),
    line('lists in each other', post(nested('[', ']', 32_000), headers)),
    line('objects in each other', post(nested('{"a":', '}', 10_000), headers)),
    line('6,000 fields', post(fields(6000), headers)),
    line('as many fields as are read', post(fields(1999), headers)),
    line('list of 30,000', post(JSON.stringify({ login: Array(30_000).fill(1) }), headers)),
    line('text of 64 kB', post(JSON.stringify({ login: 'a'.repeat(BODY_BYTES - 100) }), headers)),
    line('NUL in a body', post(JSON.stringify({ login: 'a\0b' }), headers)),
    line('report of empty lines', {
      method: 'POST',
      path: '/api/v1/error-reports',
      headers: { 'content-type': 'text/plain' },
      body: `{}\n{"type":"event"}\n{}\n${'\n'.repeat(60_000)}`,
    }),
    line('file that is none', { path: '/api/v1/images/none/100x100.webp' }, 404),
  ];
}
