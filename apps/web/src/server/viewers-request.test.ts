// @vitest-environment node
import { addressReader, readTrustedProxies } from '@foyer/server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { viewersRequest } from './viewers-request.ts';

const isTrusted = readTrustedProxies('10.0.0.0/8');
const app = new Hono();
app.use(viewersRequest(isTrusted));
app.all('*', async (context) =>
  context.json({
    url: context.req.raw.url,
    address: addressReader(isTrusted)(context),
    body: await context.req.raw.text(),
  }),
);

const headers = {
  'x-forwarded-for': '198.51.100.1, 203.0.113.5',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'films.example',
};

const ask = async (remoteAddress: string | undefined, init: RequestInit = {}) => {
  const incoming = { socket: { remoteAddress } };
  const answer = await app.request('http://web:3000/films', { headers, ...init }, { incoming });
  return answer.json();
};

describe('viewersRequest', () => {
  it('is what a trusted proxy of a range was asked, and by whom', async () => {
    expect(await ask('10.9.8.7')).toEqual({
      url: 'https://films.example/films',
      address: '203.0.113.5',
      body: '',
    });
  });

  it('keeps the body', async () => {
    const sent = await ask('10.9.8.7', { method: 'POST', body: 'code' });

    expect(sent).toMatchObject({ url: 'https://films.example/films', body: 'code' });
  });

  it('leaves a kind of request alone that nobody answers', async () => {
    const incoming = { socket: { remoteAddress: '10.9.8.7' } };
    const raw = new Request('http://web:3000/films', { headers });
    Object.defineProperty(raw, 'method', { value: 'TRACE' });

    expect((await app.fetch(raw, { incoming })).status).toBe(200);
  });

  it('does not believe what a viewer says of themselves', async () => {
    expect(await ask('203.0.113.9')).toMatchObject({
      url: 'http://web:3000/films',
      address: '203.0.113.9',
    });
  });

  it('knows no address outside a real server', async () => {
    expect(await ask(undefined)).not.toHaveProperty('address');
  });
});
