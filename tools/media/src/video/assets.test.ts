import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frameRate } from './encode/frame-rate.ts';
import { filmRenditions } from './encode/renditions.ts';
import type { ThumbnailSheet } from './encode/thumbnails.ts';
import { readDash, readHls } from './encode/manifest-reading.ts';
import { assetsRoot } from './paths.ts';
import { FILM_SECONDS } from './story/film-story.ts';

const MEGABYTE = 1_000_000;
const packaged = ['film', 'film-protected', 'trailer'];
const read = (path: string) => readFileSync(join(assetsRoot, path), 'utf8');
const readJson = <T>(path: string) => JSON.parse(read(path)) as T;

function sizeOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

describe('packaged videos', () => {
  it.each(packaged)('%s names only files that exist, in both manifests', (folder) => {
    const named = [
      ...readDash(join(assetsRoot, folder, 'manifest.mpd')).files,
      ...readHls(join(assetsRoot, folder, 'variant.m3u8')).files,
    ];

    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(packaged)(
    '%s has one set of segments for both manifests, and none beside it',
    (folder) => {
      const isMedia = (file: string) => /\.(mp4|m4s)$/.test(file);
      const dash = readDash(join(assetsRoot, folder, 'manifest.mpd'))
        .files.filter(isMedia)
        .sort();
      const hls = readHls(join(assetsRoot, folder, 'variant.m3u8'))
        .files.filter(isMedia)
        .sort();
      const onDisk = readdirSync(join(assetsRoot, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => join(assetsRoot, folder, name))
        .filter(isMedia)
        .sort();

      expect(hls).toEqual(dash);
      expect(onDisk).toEqual(dash);
    },
  );
});

describe('film', () => {
  const dash = readDash(join(assetsRoot, 'film/manifest.mpd'));
  const hls = readHls(join(assetsRoot, 'film/variant.m3u8'));
  const tracks = {
    heights: filmRenditions.map(({ height }) => height),
    audio: ['en', 'ru'],
    text: ['en', 'hy', 'ru'],
  };

  it('offers four sizes, two spoken languages and three of subtitles to DASH', () => {
    expect(dash.tracks).toEqual(tracks);
  });

  it('offers the same to HLS', () => {
    expect(hls.tracks).toEqual(tracks);
  });

  it('has subtitles of one length in every language', () => {
    const cues = ['ru', 'en', 'hy'].map((tag) =>
      read(`film/subtitles/${tag}.vtt`).match(/^\d\d:.* --> .*$/gm),
    );

    expect(cues[0]?.length).toBeGreaterThan(10);
    expect(cues[1]).toEqual(cues[0]);
    expect(cues[2]).toEqual(cues[0]);
  });
});

describe('film-protected', () => {
  it('names its key in every playlist and leaves no segment before it', () => {
    const { kid } = readJson<{ kid: string; key: string }>('film-protected/keys.json');
    const line = `#EXT-X-KEY:METHOD=SAMPLE-AES,URI="clearkey://local",KEYID=0x${kid.toUpperCase()},KEYFORMAT="org.w3.clearkey",KEYFORMATVERSIONS="1"`;

    for (const name of ['360p', '720p', 'audio-ru']) {
      const lines = read(`film-protected/${name}.m3u8`).split('\n');
      expect(lines.filter((text) => text.startsWith('#EXT-X-KEY'))).toEqual([line]);
      expect(lines.indexOf(line)).toBeLessThan(
        lines.findIndex((text) => text.startsWith('#EXTINF')),
      );
    }
  });
});

describe('trailer', () => {
  it('has 24 frames in a second, whichever size a card plays [BLOCK-079]', () => {
    const rates = ['360p', '720p'].map((name) => frameRate(join(assetsRoot, 'trailer', name)));

    expect(rates).toEqual([24, 24]);
  });

  it('has 18 seconds of pictures and sound', () => {
    expect(read('trailer/manifest.mpd')).toMatch(/mediaPresentationDuration="PT18S"/u);
  });
});

describe('song', () => {
  const segmentsOf = (path: string) => read(path).match(/^#EXTINF:.*$/gm);

  it('has music in segments as long as those of the film’s own sound', () => {
    expect(segmentsOf('song/audio-music.m3u8')).toEqual(segmentsOf('film/audio-ru.m3u8'));
  });

  it('has words that are over before the film is', () => {
    const ends = readdirSync(join(assetsRoot, 'song/words')).map((name) =>
      read(`song/words/${name}`)
        .match(/--> 00:0\d:\d\d\.\d{3}$/gm)
        ?.at(-1),
    );

    expect(ends.length).toBeGreaterThanOrEqual(8);
    expect(new Set(ends)).toEqual(new Set(['--> 00:01:24.000']));
  });
});

describe('thumbnails', () => {
  const sheet = readJson<ThumbnailSheet>('film/thumbnails.json');

  it('name one sheet that exists and stand one under the other [THUMB-001, THUMB-002]', () => {
    expect(
      sheet.images.map((name) => existsSync(join(assetsRoot, dirname('film/x'), name))),
    ).toEqual([true]);
    expect(sheet.thumb_size).toEqual({ width: 214, height: 120 });
    expect(sheet.thumbs.map(({ top }) => top)).toEqual(sheet.thumbs.map((_, index) => index * 120));
  });

  it('leave no time of the film without a picture', () => {
    const steps = sheet.thumbs.map(
      ({ timestamp }, index) => (sheet.thumbs[index + 1]?.timestamp ?? FILM_SECONDS) - timestamp,
    );

    expect(sheet.thumbs[0]?.timestamp).toBe(0);
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(3);
  });
});

describe('media.json', () => {
  it('names only files that exist', () => {
    const addresses = [
      ...read('media.json').matchAll(/"(?:dash|hls|thumbnails|url|keys)": "([^"]+)"/g),
    ].map(([, address]) => address ?? '');

    expect(addresses.length).toBeGreaterThanOrEqual(12);
    expect(addresses.filter((address) => !existsSync(join(assetsRoot, address)))).toEqual([]);
  });

  it('has chapters in order, from the first second to before the credits', () => {
    const { film } = readJson<{
      film: {
        duration: number;
        credits_start: number;
        chapters: { start: number; title: Record<string, string> }[];
      };
    }>('media.json');
    const starts = film.chapters.map(({ start }) => start);

    expect(starts[0]).toBe(0);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts.at(-1)).toBeLessThan(film.credits_start);
    expect(film.credits_start).toBeLessThan(film.duration);
    expect(film.chapters.map(({ title }) => Object.keys(title))).toEqual(
      film.chapters.map(() => ['rus', 'eng', 'hye']),
    );
  });
});

describe('the film behind a showcase', () => {
  const file = readFileSync(join(assetsRoot, 'showcase/showcase.mp4'));
  /** Where what a box of the file holds begins. */
  const box = (name: string) => file.indexOf(name) + 4;
  const keyFrames = box('stss');
  const count = file.readUInt32BE(keyFrames + 4);
  const at = (index: number) => file.readUInt32BE(keyFrames + 8 + 4 * index);

  it('has 24 frames a second [BLOCK-079]', () => {
    const units = file.readUInt32BE(box('mdhd') + 12);
    const [samples, length] = [8, 12].map((offset) => file.readUInt32BE(box('stts') + offset));

    expect(file.readUInt32BE(box('stts') + 4)).toBe(1);
    expect(units / (length ?? 0)).toBe(24);
    expect(samples).toBe(24 * 8);
  });

  it('has a key frame at least each 0.2 seconds, where a search lands', () => {
    const gaps = Array.from({ length: count - 1 }, (_, index) => at(index + 1) - at(index));

    expect(at(0)).toBe(1);
    expect(Math.max(...gaps) / 24).toBeLessThanOrEqual(0.2);
  });

  it('is silent, short, small, and starts before all of it is there', () => {
    expect(file.includes('mp4a')).toBe(false);
    expect(file.byteLength).toBeLessThan(2.5 * MEGABYTE);
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
  });
});

describe('all video together', () => {
  it('stays small enough to be committed', () => {
    const names = readdirSync(assetsRoot).filter((name) => name !== 'artwork');

    expect(sizeOf(join(assetsRoot, 'film'))).toBeLessThan(21 * MEGABYTE);
    expect(names.reduce((sum, name) => sum + sizeOf(join(assetsRoot, name)), 0)).toBeLessThan(
      28 * MEGABYTE,
    );
  });
});
