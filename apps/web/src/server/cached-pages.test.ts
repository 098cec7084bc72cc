// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createMarks } from '../page/page-marks.ts';
import { createCachedPages, type CachedPages } from './cached-pages.ts';

/** Sends a page that is drawn, and reads it to its end. */
async function send(
  kept: CachedPages,
  { init = {}, isWhole = true }: { init?: ResponseInit; isWhole?: boolean } = {},
) {
  const marks = createMarks();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `script-src 'nonce-${marks.nonce}'`,
    'x-request-id': marks.requestId,
    ...init.headers,
  };
  const html = `<script nonce="${marks.nonce}">"${marks.requestId} Фильмы"</script>`;
  const answer = kept.keep('films', new Response(html, { ...init, headers }), marks, () => isWhole);
  return { marks, html: await answer.text() };
}

describe('createCachedPages', () => {
  it('answers again with the page, under a nonce and a name of its own', async () => {
    const kept = createCachedPages(10);
    const { marks, html } = await send(kept);
    const again = await kept.find('films', '');
    const policy = again?.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-(.+)'/.exec(policy)?.[1] ?? '';
    const requestId = again?.headers.get('x-request-id') ?? '';

    expect(nonce).toHaveLength(24);
    expect([nonce, requestId]).not.toContain(marks.nonce);
    expect(requestId).not.toBe(marks.requestId);
    expect(await again?.text()).toBe(
      html.replace(marks.nonce, nonce).replace(marks.requestId, requestId),
    );
    expect((await kept.find('films', ''))?.headers.get('x-request-id')).not.toBe(requestId);
  });

  it('answers browsers that take it with the page compressed', async () => {
    const kept = createCachedPages(10);
    const { marks, html } = await send(kept);
    const again = await kept.find('films', 'br, gzip');
    const page = gunzipSync((await again?.bytes()) ?? '').toString();
    const requestId = again?.headers.get('x-request-id') ?? '';

    expect(again?.headers.get('content-encoding')).toBe('gzip');
    expect(again?.headers.get('vary')).toBe('accept-encoding');
    expect(page).toContain(requestId);
    expect(page).toHaveLength(html.length);
    expect(page).not.toContain(marks.nonce);
  });

  it('forgets a page after its time', async () => {
    const kept = createCachedPages(1);
    await send(kept);
    await vi.waitFor(async () => expect(await kept.find('films', '')).toBeUndefined(), {
      timeout: 3000,
    });
  });

  it.each([
    ['that is none', { init: { status: 404 } }],
    ['that leads elsewhere', { init: { status: 302 } }],
    ['that sets a cookie', { init: { headers: { 'set-cookie': 'foyer_lang=hye' } } }],
    ['that is data', { init: { headers: { 'content-type': 'application/json' } } }],
    ['in which something failed', { isWhole: false }],
  ])('keeps no page %s', async (_what, how) => {
    const kept = createCachedPages(10);
    await send(kept, how);

    expect(await kept.find('films', '')).toBeUndefined();
  });

  it('keeps no page that nobody has read to its end', async () => {
    const kept = createCachedPages(10);
    const headers = { 'content-type': 'text/html' };
    const answer = kept.keep('films', new Response('page', { headers }), createMarks(), () => true);
    await answer.body?.cancel();

    expect(await kept.find('films', '')).toBeUndefined();
  });
});
