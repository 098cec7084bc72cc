// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMarks } from '../page/page-marks.ts';
import { createCachedPages, type CachedPages } from './cached-pages.ts';
import { followPublishedPages, type PublishedPages } from './published-pages.ts';

let service: Server;
let revision = 'first';
let status = 200;
let asked = 0;
let nowMs = 0;
let published: PublishedPages;
let kept: CachedPages;

beforeEach(async () => {
  [revision, status, asked, nowMs] = ['first', 200, 0, 0];
  service = createServer((request, response) => {
    asked += 1;
    response.statusCode = request.url === '/api/v1/pages-revision' ? status : 404;
    response.end(JSON.stringify({ revision }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  published = followPublishedPages(`http://127.0.0.1:${port}`, () => nowMs);
  kept = createCachedPages(60, published);
});

afterEach(() => {
  service.close();
});

/** Draws a page, unless it is kept. @returns What the viewer reads. */
async function visit(html: string): Promise<string> {
  const found = await kept.find('films', '');
  if (found) return found.text();
  const headers = { 'content-type': 'text/html' };
  return kept.keep('films', new Response(html, { headers }), createMarks(), () => true).text();
}

describe('followPublishedPages', () => {
  it('lets go of kept pages within five seconds of a publication', async () => {
    await visit('old');
    revision = 'second';

    const soon = await visit('new');
    nowMs += 2000;
    const later = await visit('new');

    expect([soon, later]).toEqual(['old', 'new']);
  });

  it('keeps nothing that a slower process of the service may have answered', async () => {
    await visit('old');
    revision = 'second';
    nowMs += 2000;

    const first = await visit('old still');
    nowMs += 2000;
    const second = await visit('new');
    nowMs += 3000;
    await visit('new and kept');

    expect([first, second]).toEqual(['old still', 'new']);
    expect(await visit('newer')).toBe('new and kept');
  });

  it('asks the service once in two seconds, however many viewers come', async () => {
    await Promise.all(Array.from({ length: 50 }, () => visit('page')));
    nowMs += 1999;
    await visit('page');

    expect(asked).toBe(1);
  });

  it.each([404, 503])('goes on with its pages where the service answers %i', async (answered) => {
    await visit('old');
    status = answered;
    revision = 'second';
    nowMs += 2000;

    expect(await visit('new')).toBe('old');
  });
});
