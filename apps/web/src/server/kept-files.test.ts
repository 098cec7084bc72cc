// @vitest-environment node
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { keptFiles } from './kept-files.ts';

const forEver = 'public, max-age=31536000, immutable';

/** A site that counts what it is asked for, and answers with its count. */
function siteWith(headers: Record<string, string> = {}, status = 200, text = 'picture') {
  let count = 0;
  return new Hono().use(keptFiles()).get('*', () => {
    count += 1;
    const body = `${text} ${count}`;
    return new Response(body, {
      status,
      headers: {
        'content-type': 'image/avif',
        'cache-control': forEver,
        'content-length': String(body.length),
        ...headers,
      },
    });
  });
}

type Site = ReturnType<typeof siteWith>;

async function ask(site: Site, path = '/a', headers: Record<string, string> = {}) {
  const answer = await site.request(path, { headers });
  return answer.text();
}

describe('keptFiles', () => {
  it('answers with what never changes as it was answered first', async () => {
    const site = siteWith();
    const first = await site.request('/a');
    const second = await site.request('/a');

    expect(await second.text()).toBe('picture 1');
    expect([...second.headers]).toEqual([...first.headers]);
    expect(await first.text()).toBe('picture 1');
  });

  it('tells addresses and encodings apart', async () => {
    const site = siteWith({ vary: 'Accept-Encoding' });

    const texts = [
      await ask(site),
      await ask(site, '/b'),
      await ask(site, '/a', { 'accept-encoding': 'br' }),
      await ask(site),
    ];

    expect(texts).toEqual(['picture 1', 'picture 2', 'picture 3', 'picture 1']);
  });

  it.each([
    ['may change', { 'cache-control': 'public, max-age=60' }],
    ['is for one viewer', { 'cache-control': 'private, immutable' }],
    ['sets a cookie', { 'set-cookie': 'a=1' }],
    ['goes by more than encodings', { vary: 'cookie' }],
    ['goes by more than encodings too', { vary: 'accept-encoding, cookie' }],
  ])('keeps nothing that %s', async (_what, headers) => {
    const site = siteWith(headers);

    expect([await ask(site), await ask(site)]).toEqual(['picture 1', 'picture 2']);
  });

  it('keeps no failure', async () => {
    const site = siteWith({}, 502);

    expect([await ask(site), await ask(site)]).toEqual(['picture 1', 'picture 2']);
  });

  it('keeps nothing large', async () => {
    const large = 'x'.repeat(512 * 1024);
    const site = siteWith({}, 200, large);

    expect([await ask(site), await ask(site)]).toEqual([`${large} 1`, `${large} 2`]);
  });

  it('leaves a part of a file to whoever has it', async () => {
    const site = siteWith();
    await ask(site);

    expect(await ask(site, '/a', { range: 'bytes=0-1' })).toBe('picture 2');
  });
});
