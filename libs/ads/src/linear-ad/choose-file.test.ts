// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mediaFile } from '../model/ad.fixtures.ts';
import type { MediaFile } from '../model/ad.types.ts';
import { chooseFile, type FileNeeds } from './choose-file.ts';

const file = (name: string, changed: Partial<MediaFile>): MediaFile => ({
  ...mediaFile,
  url: `https://ads.example/${name}`,
  ...changed,
});
const small = file('360', { width: 640, height: 360, bitrate: 800 });
const middle = file('720', { width: 1280, height: 720, bitrate: 2_500 });
const large = file('2160', { width: 3840, height: 2160, bitrate: 14_000 });
const playlist = file('hls.m3u8', { type: 'application/x-mpegURL', delivery: 'streaming' });
const flash = file('flv', { type: 'video/x-flv' });

const needs = (changed: Partial<FileNeeds> = {}): FileNeeds => ({
  width: 1280,
  height: 720,
  canPlay: (type) => type.startsWith('video/mp4'),
  canPlayHls: false,
  ...changed,
});
const chosen = (files: readonly MediaFile[], changed: Partial<FileNeeds> = {}) =>
  chooseFile(files, needs(changed))?.url.split('/').at(-1);

describe('chooseFile', () => {
  it.each([
    ['a phone on a slow line', { width: 720, height: 405, bandwidth: 1_500 }, '360'],
    ['a desktop', {}, '720'],
    ['a screen of four thousand pixels', { width: 3840, height: 2160, bandwidth: 50_000 }, '2160'],
    [
      'such a screen on a line of four megabits',
      { width: 3840, height: 2160, bandwidth: 4_000 },
      '720',
    ],
    ['a line that carries none', { bandwidth: 100 }, '360'],
  ])('A17: takes the file whose size and rate fit %s', (_name, changed, wanted) => {
    expect(chosen([large, small, middle], changed)).toBe(wanted);
  });

  it('A17: takes the upright file for an upright picture', () => {
    const upright = file('upright', { width: 720, height: 1280 });
    expect(chosen([middle, upright], { width: 390, height: 844 })).toBe('upright');
    expect(chosen([middle, upright])).toBe('720');
  });

  it('A17: takes HLS where there is nothing else and something plays it', () => {
    expect(chosen([playlist, small], { canPlayHls: true })).toBe('360');
    expect(chosen([playlist], { canPlayHls: true })).toBe('hls.m3u8');
    expect(chosen([playlist])).toBeUndefined();
  });

  it('A17: takes no type that the browser does not play', () => {
    expect(chosen([flash])).toBeUndefined();
    expect(chosen([flash, small])).toBe('360');
  });

  it('does not give up a type for a codec whose name the browser does not know', () => {
    const odd = file('odd', { codec: 'h264' });
    expect(chosen([odd], { canPlay: (type) => type === 'video/mp4' })).toBe('odd');
  });
});
