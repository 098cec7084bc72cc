// @vitest-environment node
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { SESSION_COOKIES_PATH, sessionCookies } from './session-cookies.ts';

const app = new Hono().post(
  SESSION_COOKIES_PATH,
  sessionCookies([{ label: 'main', origin: 'https://films.example' }]),
);

const ask = (body: unknown, headers: Record<string, string> = {}, scheme = 'http') =>
  app.request(`${scheme}://sofit.example${SESSION_COOKIES_PATH}`, {
    method: 'POST',
    headers: {
      origin: 'http://sofit.example',
      cookie: '__Host-foyer=secret; balancer=b1; other=o',
      ...headers,
    },
    body: JSON.stringify(body),
  });

describe('sessionCookies', () => {
  it('lets session and balancer live a few seconds more [STORE-004, STORE-005]', async () => {
    const answer = await ask({ seconds: 5 });

    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-foyer=secret; Max-Age=5; Path=/; HttpOnly; Secure; SameSite=Lax',
      'balancer=b1; Max-Age=5; Path=/; SameSite=Lax',
    ]);
  });

  it('lets the balancer travel over TLS alone where the viewer came so', async () => {
    const answer = await ask({ seconds: 5 }, { origin: 'https://sofit.example' }, 'https');

    expect(answer.headers.getSetCookie()).toContain(
      'balancer=b1; Max-Age=5; Path=/; SameSite=Lax; Secure',
    );
  });

  it('removes the session and leaves the balancer alone [STORE-004]', async () => {
    const answer = await ask({ seconds: 0 });

    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-foyer=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('knows the pages of PUBLIC_URL behind a proxy that changes the host', async () => {
    expect((await ask({ seconds: 5 }, { origin: 'https://films.example' })).status).toBe(204);
  });

  it.each([{ seconds: 61 }, { seconds: 1.5 }, {}, 'now'])('refuses the wish %j', async (wish) => {
    const answer = await ask(wish);

    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://evil.example' },
  ])('refuses a request of another site: %j', async (headers: Record<string, string>) => {
    const answer = await ask({ seconds: 0 }, headers);

    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('does not read a body that is larger than a wish', async () => {
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        read += 1;
        controller.enqueue(new Uint8Array(1000));
      },
    });

    const answer = await app.request(`http://sofit.example${SESSION_COOKIES_PATH}`, {
      method: 'POST',
      headers: { origin: 'http://sofit.example' },
      body: endless,
      duplex: 'half',
    } as RequestInit);

    expect(answer.status).toBe(400);
    expect(read).toBeLessThan(10);
  });
});
