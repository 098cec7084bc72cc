import { describe, expect, it } from 'vitest';
import { hlsPlan } from './hls-plan.ts';

const base = 'https://media.example/film/variant.m3u8';

const variants = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aud",NAME="English",LANGUAGE="en",DEFAULT=NO,URI="en.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aud",NAME="Русский",LANGUAGE="ru",DEFAULT=YES,URI="ru.m3u8"

#EXT-X-STREAM-INF:BANDWIDTH=900000,CODECS="avc1.64001f,mp4a.40.2",AUDIO="aud"
720p.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=200000,CODECS="avc1.640015,mp4a.40.2",AUDIO="aud"
240p.m3u8
`;

const playlist = (name: string) =>
  `#EXTM3U\n#EXT-X-MAP:URI="${name}/init.mp4"\n${Array.from({ length: 5 }, (_, index) => `#EXTINF:4.000,\n${name}/${index + 1}.m4s\n`).join('')}#EXT-X-ENDLIST\n`;

const files = (change: (text: string) => string = (text) => text) => {
  const read = (url: string) => {
    const name = url.replace('https://media.example/film/', '').replace('.m3u8', '');
    return Promise.resolve({ text: change(playlist(name)), url });
  };
  return { startTime: 0, read };
};

const names = (urls: readonly string[] = []) =>
  urls.map((url) => url.replace('https://media.example/film/', ''));

describe('hlsPlan', () => {
  it('starts with the lowest picture and the title’s own sound, eight seconds of each', async () => {
    const plan = await hlsPlan(variants, base, files());
    expect(plan).toMatchObject({
      duration: 20,
      streams: [
        { type: 'video/mp4; codecs="avc1.640015"' },
        { type: 'audio/mp4; codecs="mp4a.40.2"', language: 'ru' },
      ],
    });
    expect(plan?.streams.map(({ urls }) => names(urls))).toEqual([
      ['240p/init.mp4', '240p/1.m4s', '240p/2.m4s'],
      ['ru/init.mp4', 'ru/1.m4s', 'ru/2.m4s'],
    ]);
  });

  it('begins with the segment that holds the start time', async () => {
    const plan = await hlsPlan(variants, base, { ...files(), startTime: 13 });
    expect(names(plan?.streams[0]?.urls)).toEqual(['240p/init.mp4', '240p/4.m4s', '240p/5.m4s']);
    expect(plan?.streams.map(({ startsAt }) => startsAt)).toEqual([12, 12]);
  });

  it.each([
    ['a live stream', (text: string) => text.replace('#EXT-X-ENDLIST', '')],
    ['encrypted media', (text: string) => text.replace('#EXT-X-MAP', '#EXT-X-KEY:METHOD=X\n$&')],
    ['parts of files', (text: string) => text.replace('#EXTINF', '#EXT-X-BYTERANGE:9@0\n$&')],
    ['transport streams', (text: string) => text.replace(/#EXT-X-MAP.*\n/, '')],
  ])('leaves %s to the engine', async (_, change) => {
    expect(await hlsPlan(variants, base, files(change))).toBeUndefined();
  });

  it('leaves a title to the engine that begins with a description', async () => {
    const described = variants.replace(
      'DEFAULT=YES',
      'DEFAULT=YES,CHARACTERISTICS="public.accessibility.describes-video"',
    );
    expect(await hlsPlan(described, base, files())).toBeUndefined();
  });

  it('leaves sound within the picture, and missing playlists, to the engine', async () => {
    const muxed = variants.replaceAll(/#EXT-X-MEDIA.*\n/g, '');
    expect(await hlsPlan(muxed, base, files())).toBeUndefined();
    const missing = { startTime: 0, read: () => Promise.resolve(undefined) };
    expect(await hlsPlan(variants, base, missing)).toBeUndefined();
  });
});
