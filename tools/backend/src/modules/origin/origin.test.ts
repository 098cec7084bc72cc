import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createTestMedia, segment } from '../../testing/test-media.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ MEDIA_DIR: await createTestMedia() });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  backend.app.request(`/api/v1/origin/${path}`, { headers, method });

describe('getOriginFile', () => {
  it.each([
    ['film/manifest.mpd', 'application/dash+xml'],
    ['film/variant.m3u8', 'application/vnd.apple.mpegurl'],
    ['film/1.m4s', 'video/mp4'],
    ['film/subtitles/ru.vtt', 'text/vtt; charset=utf-8'],
    ['ad-1/ad-1.mp4', 'video/mp4'],
  ])('serves %s as %s', async (path, type) => {
    const answer = await get(path);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
  });

  it.each([
    ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, segment, 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, segment, null],
  ])('answers the range %s with %i', async (range, status, text, contentRange) => {
    const answer = await get('film/1.m4s', { range });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(await answer.text()).toBe(text);
  });

  it('answers 304 to who has the file already', async () => {
    const etag = (await get('film/1.m4s')).headers.get('etag') ?? '';

    expect((await get('film/1.m4s', { 'if-none-match': etag })).status).toBe(304);
  });

  it('sends the whole file when the kept part is of another version', async () => {
    const answer = await get('film/1.m4s', { range: 'bytes=2-5', 'if-range': '"old"' });

    expect(answer.status).toBe(200);
  });

  it('says the length of a file without sending it', async () => {
    const answer = await get('film/1.m4s', {}, 'HEAD');

    expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['10', '']);
  });

  it.each([
    'film/..%2Fsecret.json',
    'film/..%2f..%2fsecret.json',
    'film/%2e%2e%2fsecret.json',
    'film/..%5Csecret.json',
    'film/linked.json',
    'film/%2Fetc%2Fpasswd',
    'film/1.m4s%00.json',
    'film/subtitles',
    'film/notes.txt',
    'film/missing.m4s',
    'film-protected/keys.json',
    'film-protected/.%2Fkeys.json',
    'ad-1/secret.json',
    'ad-1/media.json',
    'artwork/backdrop-alibi.webp',
    '..%2Fsecret.json',
  ])('does not serve %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
