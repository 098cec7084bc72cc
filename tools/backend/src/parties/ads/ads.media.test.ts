import { describe, expect, it } from 'vitest';
import { withTestAds } from '../../testing/test-ads.ts';

const { ask, root } = withTestAds();

const linearOf = async (scenario: string) =>
  (await ask(`slot=preroll&scenario=${scenario}`)).ads[0]?.creatives[0];

const filesOf = async (scenario: string) => (await linearOf(scenario))?.mediaFiles ?? [];

describe('the media of advertisements', () => {
  it('come in several sizes with the rate of each', async () => {
    const files = await filesOf('sizes');

    expect(files.map(({ width, height, bitrate }) => [width, height, bitrate])).toEqual([
      [640, 360, 250],
      [1280, 720, 412],
    ]);
  });

  it('come upright as well', async () => {
    const sizes = (await filesOf('portrait')).map(({ width, height }) => `${width}x${height}`);

    expect(sizes).toEqual(['640x360', '1280x720', '360x640']);
  });

  it('come as HLS only, whose parts are there', async () => {
    const [file] = await filesOf('hls_only');
    const answer = await fetch(file?.fileURL ?? '');
    const part = await fetch(new URL('360p.m3u8', file?.fileURL));

    expect(file).toMatchObject({
      mimeType: 'application/vnd.apple.mpegurl',
      deliveryType: 'streaming',
    });
    expect([answer.status, await answer.text(), part.status]).toEqual([200, '#EXTM3U', 200]);
  });

  it('have captions', async () => {
    const [captions] = (await linearOf('captions'))?.closedCaptionFiles ?? [];
    const answer = await fetch(captions?.fileURL ?? '');

    expect(captions).toMatchObject({ type: 'text/vtt', language: 'ru' });
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/vtt; charset=utf-8',
      'WEBVTT',
    ]);
  });

  it('are half a second long, or say that they are longer than they are', async () => {
    expect((await linearOf('short'))?.duration).toBe(0.5);
    expect((await linearOf('wrong_duration'))?.duration).toBe(30);
  });

  it.each([
    ['from the beginning', {}],
    ['from the last byte', { range: 'bytes=1-1' }],
  ])('break off after their half, asked for %s', async (_, headers: Record<string, string>) => {
    const [file] = await filesOf('media_cut');

    const answer = await fetch(file?.fileURL ?? '', { headers });

    expect(answer.ok).toBe(true);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it.each(['ad-forms/..%2Fmedia.json', 'ad-forms/gone.mp4', 'film/manifest.mpd'])(
    'are nothing else: %s',
    async (path) => {
      expect((await fetch(`${root()}/media/${path}`)).status).toBe(404);
    },
  );
});
