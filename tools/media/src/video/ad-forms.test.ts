import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHls } from './encode/manifest-reading.ts';
import { assetsRoot } from './paths.ts';
import { advertisements } from './story/short-stories.ts';

const folder = join(assetsRoot, 'ad-forms');
const read = (name: string) => readFileSync(join(folder, name));

/** Width and height of the pictures of a progressive file, as its sample entry says. */
function sizeOf(name: string): readonly number[] {
  const file = read(name);
  const entry = file.indexOf('avc1', file.indexOf('stsd')) + 4;
  return [file.readUInt16BE(entry + 24), file.readUInt16BE(entry + 26)];
}

/** Seconds, as the header of the film says. */
function lengthOf(name: string): number {
  const file = read(name);
  const header = file.indexOf('mvhd') + 4;
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12);
}

describe('the forms of an advertisement', () => {
  it.each([
    ['ad-1-720p.mp4', [1280, 720], 10],
    ['ad-1-portrait.mp4', [360, 640], 10],
    ['ad-1-moment.mp4', [640, 360], 0.5],
  ] as const)(
    '%s has its size and length, and starts before all of it is there',
    (name, size, seconds) => {
      const file = read(name);

      expect(sizeOf(name)).toEqual(size);
      expect(lengthOf(name)).toBeCloseTo(seconds, 1);
      expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
    },
  );

  it('has HLS that names only files that exist', () => {
    const { files } = readHls(join(folder, 'hls/variant.m3u8'));

    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('has captions that say what is spoken', () => {
    const captions = read('ad-1.ru.vtt').toString();

    expect(captions.startsWith('WEBVTT\n')).toBe(true);
    expect(advertisements[0]?.captions.every(({ text }) => captions.includes(text))).toBe(true);
  });
});
