import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { requestLimits } from './request-limits.ts';

const app = new Hono();
app.use(requestLimits({ '/pictures': 8 * 1024 * 1024 }));
app.all('*', (c) => c.text('page'));

const withHeaders = (count: number) => ({
  incoming: {
    rawHeaders: Array.from({ length: count * 2 }, () => 'x'),
    headers: {},
    complete: true,
  },
});

const withLength = (bytes: number) => ({
  method: 'POST',
  headers: { 'content-length': String(bytes) },
});

describe('requestLimits', () => {
  it.each([
    '/',
    '/catalog/a/b/c/trailer',
    `/movies/${'я'.repeat(100)}`,
    `/search?q=${'a'.repeat(5000)}`,
  ])('lets an address as the site has them pass (%#)', async (path) => {
    expect((await app.request(path)).status).toBe(200);
  });

  it.each([
    ['a path of thousands of parts', '/c'.repeat(4000)],
    ['a path that is too deep', '/c'.repeat(25)],
    ['a path that is too long', `/${'a'.repeat(2000)}`],
    ['a query that is too long', `/?q=${'a'.repeat(6000)}`],
  ])('refuses %s', async (_, path) => {
    expect((await app.request(path)).status).toBe(414);
  });

  it('refuses more headers than browsers and proxies send', async () => {
    expect((await app.request('/', {}, withHeaders(100))).status).toBe(200);
    expect((await app.request('/', {}, withHeaders(101))).status).toBe(431);
  });

  it('refuses a body that says that it is larger than any call takes', async () => {
    expect((await app.request('/', withLength(2 * 1024 * 1024))).status).toBe(200);
    expect((await app.request('/', withLength(2 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('takes larger bodies at the paths that are named, up to their own limit', async () => {
    expect((await app.request('/pictures', withLength(8 * 1024 * 1024))).status).toBe(200);
    expect((await app.request('/pictures', withLength(8 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await app.request('/toString', withLength(8 * 1024 * 1024))).status).toBe(413);
  });
});
