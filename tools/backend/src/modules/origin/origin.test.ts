import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { createTestMedia, segment } from '../../testing/test-media.ts';
import { createStreamAccess, streamAddress } from './stream-access.ts';
import type { Stream } from './stream-id.ts';

const film: Stream = { kind: 'files', folder: 'film' };
const protectedFilm: Stream = { kind: 'files', folder: 'film-protected' };

const HOUR_MS = 3600 * 1000;

let backend: TestBackend;
let nowMs = Date.UTC(2026, 10, 21);
let token: string;

const grant = async (stream: Stream) => {
  const access = createStreamAccess({
    ...backend,
    now: () => new Date(nowMs),
    print: () => undefined,
  });
  return (await access.grant(stream)).token;
};

beforeAll(async () => {
  backend = await createTestBackend(
    { MEDIA_DIR: await createTestMedia() },
    { now: () => new Date(nowMs) },
  );
  token = await grant(film);
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  backend.app.request(path, { headers, method });

const origin = (path: string) => `/api/v1/origin/${path}`;
const filmFile = (file: string) => streamAddress(film, token, file);

describe('getOriginFile', () => {
  it.each([
    ['trailer/manifest.mpd', 'application/dash+xml'],
    ['ad-1/ad-1.mp4', 'video/mp4'],
  ])('serves %s as %s to everybody', async (path, type) => {
    const answer = await get(origin(path));

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it.each(['film/manifest.mpd', 'film/manifest.mpd?token=', 'film/manifest.mpd?token=x.y.z'])(
    'does not serve %s without a good token',
    async (path) => {
      const answer = await get(origin(path));

      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error_code: 1000134 });
    },
  );

  it('leads the holder of a token to where the stream lies [ENGINE-021]', async () => {
    const answer = await get(origin(`film/manifest.mpd?token=${token}&profile=web_auto`));

    expect([answer.status, answer.headers.get('location')]).toEqual([
      307,
      filmFile('manifest.mpd'),
    ]);
  });

  it.each([
    'trailer/..%2Fsecret.json',
    'trailer/%2e%2e%2fsecret.json',
    'ad-1/secret.json',
    'ad-1/media.json',
    'artwork/backdrop-alibi.webp',
    '..%2Fsecret.json',
    `film-protected/keys.json?token=x`,
  ])('does not serve %s', async (path) => {
    expect((await get(origin(path))).status).toBe(404);
  });
});

describe('getStreamFile', () => {
  it.each([
    ['manifest.mpd', 'application/dash+xml'],
    ['manifest.mpd?profile=web', 'application/dash+xml'],
    ['variant.m3u8', 'application/vnd.apple.mpegurl'],
    ['playlist.m3u8', 'application/vnd.apple.mpegurl'],
    ['1.m4s', 'video/mp4'],
    ['subtitles/ru.vtt', 'text/vtt; charset=utf-8'],
  ])('serves %s as %s [ENGINE-019]', async (file, type) => {
    const answer = await get(filmFile(file));

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=3600');
  });

  it.each([
    ['bytes=2-5', 206, '2345', 'bytes 2-5/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, segment, 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=0-1,3-4', 200, segment, null],
  ])('answers the range %s with %i', async (range, status, text, contentRange) => {
    const answer = await get(filmFile('1.m4s'), { range });

    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(await answer.text()).toBe(text);
  });

  it('answers 304 to who has the file already', async () => {
    const etag = (await get(filmFile('1.m4s'))).headers.get('etag') ?? '';

    expect((await get(filmFile('1.m4s'), { 'if-none-match': etag })).status).toBe(304);
  });

  it('sends the whole file when the kept part is of another version', async () => {
    const answer = await get(filmFile('1.m4s'), { range: 'bytes=2-5', 'if-range': '"old"' });

    expect(answer.status).toBe(200);
  });

  it('says the length of a file without sending it', async () => {
    const answer = await get(filmFile('1.m4s'), {}, 'HEAD');

    expect([answer.headers.get('content-length'), await answer.text()]).toEqual(['10', '']);
  });

  it.each([
    '..%2Fsecret.json',
    '..%2f..%2fsecret.json',
    '%2e%2e%2fsecret.json',
    '..%5Csecret.json',
    'linked.json',
    '%2Fetc%2Fpasswd',
    '1.m4s%00.json',
    'subtitles',
    'notes.txt',
    'missing.m4s',
  ])('does not serve %s', async (file) => {
    expect((await get(filmFile(file))).status).toBe(404);
  });

  it.each(['keys.json', '.%2Fkeys.json'])('never serves the keys as %s', async (file) => {
    const own = await grant(protectedFilm);

    expect((await get(streamAddress(protectedFilm, own, file))).status).toBe(404);
  });

  it('lets players of every site play, after asking first if they must', async () => {
    const asked = await get(
      filmFile('1.m4s'),
      {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'x-rt-playback-session,x-rt-uid',
      },
      'OPTIONS',
    );
    const answer = await get(filmFile('1.m4s'), { origin: 'https://elsewhere.example' });
    const refused = await get(filmFile('missing.m4s'), { origin: 'https://elsewhere.example' });

    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toContain('x-rt-playback-session');
    expect(
      [answer, refused].map(({ headers }) => headers.get('access-control-allow-origin')),
    ).toEqual(['*', '*']);
  });
});

describe('a token', () => {
  const status = async (stream: Stream, own: string) =>
    (await get(streamAddress(stream, own, 'manifest.mpd'))).status;

  it('opens its own stream only', async () => {
    const live: Stream = { kind: 'live', channelId: 'arena' };
    const programme: Stream = { kind: 'programme', channelId: 'arena', start: 60, end: 120 };

    expect(await status(film, token)).toBe(200);
    expect(await status(protectedFilm, token)).toBe(403);
    expect(await status(live, token)).toBe(403);
    expect(await status(programme, token)).toBe(403);
    expect(await status(programme, await grant(live))).toBe(403);
  });

  it('cannot be made up or changed', async () => {
    const [expires = '', depth = '', signature = ''] = token.split('.');
    const later = (Number.parseInt(expires, 36) + 3600).toString(36);
    const changed = [
      'x',
      `${later}.${depth}.${signature}`,
      `${expires}.${depth}zz.${signature}`,
      `${expires}.${depth}.${signature.slice(0, -1)}`,
      `${expires}.${signature}`,
    ];

    expect(await Promise.all(changed.map((one) => status(film, one)))).toEqual([
      403, 403, 403, 403, 403,
    ]);
  });

  it('expires after a day', async () => {
    const own = await grant(film);
    nowMs += 24 * HOUR_MS - 1000;
    const before = await status(film, own);
    nowMs += 1000;

    expect([before, await status(film, own)]).toEqual([200, 403]);
  });

  it('is good in every process of the service', async () => {
    const other = await createTestBackend(
      { MEDIA_DIR: backend.config.mediaDir },
      { isKept: true, now: () => new Date(nowMs) },
    );
    const own = await grant(film);

    expect((await other.app.request(streamAddress(film, own, 'manifest.mpd'))).status).toBe(200);
  });

  it.each(['films', 'live-', 'catchup-arena-1', 'live-a%2Fb'])(
    'is of no use for the stream %s',
    async (id) => {
      expect((await get(`/api/v1/streams/${token}/${id}/manifest.mpd`)).status).toBe(404);
    },
  );
});
