import { request as send } from 'node:http';
import { expect, test } from '../support/answer-test.ts';

/** Sends a path as it is: `fetch` would tidy it first. */
function statusOf(
  baseURL: string,
  path: string,
  { method = 'GET', body }: { method?: string; body?: string } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseURL);
    const headers = { host: `${hostname}:${port}`, connection: 'close' };
    const asked = send({ hostname, port, path, method, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

test('no address makes a fault of the server', async ({ baseURL }) => {
  const at = (path: string) => statusOf(baseURL ?? '', path);

  expect(await at('//')).toBe(301);
  expect(await at('//evil.example/movies')).toBe(301);
  expect(await at('/c'.repeat(4000))).toBe(414);
  expect(await at(`/api/v1${'/c'.repeat(4000)}`)).toBe(414);
  expect(await at('/movies/%00')).toBe(404);
  expect(await at('/movies/%ff')).toBeLessThan(500);
  expect(await at(`/movies/${'%ff'.repeat(600)}`)).toBe(414);
  expect(await at('/movies?lang=constructor')).toBe(200);
  expect(await at('/api/v1/media-items/%00')).toBe(404);
  expect(await at('/api/v1/genres?lang=__proto__')).toBeLessThan(500);
});

test('no method makes one either', async ({ baseURL }) => {
  for (const method of ['TRACE', 'PROPFIND', 'PUT']) {
    for (const path of ['/', '/api/v1/menu', '/robots.txt']) {
      expect(await statusOf(baseURL ?? '', path, { method }), `${method} ${path}`).toBeLessThan(
        500,
      );
    }
  }
});

test('files for search engines say once how long they may be kept', async ({ baseURL }) => {
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const answer = await fetch(`${baseURL}${path}`);

    expect(answer.headers.get('cache-control'), path).toBe('public, max-age=3600');
  }
});

test('a browser that refuses gzip gets none', async ({ baseURL }) => {
  const answer = await fetch(`${baseURL}/`, { headers: { 'accept-encoding': 'gzip;q=0, br;q=0' } });

  expect(answer.headers.get('content-encoding')).toBeNull();
});
