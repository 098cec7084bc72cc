import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filmFolder } from '../../../testing/real-media.ts';
import { boxesIn, boxOf, readBoxes } from './boxes.ts';
import { moveFragment, timesOfFragment, withoutLength } from './fragment.ts';

const read = (path: string): Buffer => readFileSync(join(filmFolder, path));

const typesOf = (bytes: Buffer): string[] => readBoxes(bytes).map(({ type }) => type);

/** The bytes of a fragment's samples. */
const dataOf = (bytes: Buffer): Buffer => {
  const { content, end } = boxOf(readBoxes(bytes), 'mdat');
  return bytes.subarray(content, end);
};

describe('moveFragment', () => {
  it('moves a picture in time beyond 32 bits, and keeps its samples', () => {
    const original = read('720p/2.m4s');
    const shift = 12_800 * 1_800_000_000;

    const moved = moveFragment(original, { sequenceNumber: 7, shift });

    expect(timesOfFragment(original)).toEqual({ decodeTime: 25_600, duration: 25_600 });
    expect(timesOfFragment(moved)).toEqual({ decodeTime: 25_600 + shift, duration: 25_600 });
    expect(dataOf(moved).equals(dataOf(original))).toBe(true);
    expect(typesOf(moved)).toEqual(['styp', 'moof', 'mdat']);
  });

  it('says where its data begins', () => {
    const moved = moveFragment(read('720p/1.m4s'), { sequenceNumber: 1, shift: 0 });

    const boxes = readBoxes(moved);
    const moof = boxOf(boxes, 'moof');
    const trun = boxOf(boxesIn(moved, boxOf(boxesIn(moved, moof), 'traf')), 'trun');

    expect(moof.start + moved.readInt32BE(trun.content + 8)).toBe(boxOf(boxes, 'mdat').content);
  });

  it('leaves out the sound that only warms the decoder up', () => {
    const original = read('audio-ru/1.m4s');

    const moved = moveFragment(original, { sequenceNumber: 1, shift: 0, skip: 1024 });

    expect(timesOfFragment(original)).toEqual({ decodeTime: 0, duration: 95 * 1024 });
    expect(timesOfFragment(moved)).toEqual({ decodeTime: 1024, duration: 94 * 1024 });
    // The first sample has 0xc3 bytes.
    expect(dataOf(moved).equals(dataOf(original).subarray(0xc3))).toBe(true);
  });

  it('refuses to cut a sample', () => {
    const cut = () =>
      moveFragment(read('audio-ru/1.m4s'), { sequenceNumber: 1, shift: 0, skip: 5 });

    expect(cut).toThrow('Only whole samples can be left out');
  });

  it('refuses what is no fragment', () => {
    expect(() =>
      moveFragment(Buffer.from('no boxes here'), { sequenceNumber: 1, shift: 0 }),
    ).toThrow('No MP4 box at byte 0');
    expect(() => moveFragment(read('720p/init.mp4'), { sequenceNumber: 1, shift: 0 })).toThrow(
      'No moof in this MP4 file',
    );
  });
});

describe('withoutLength', () => {
  it('hides the length of the film, and moves nothing', () => {
    const original = read('720p/init.mp4');

    const endless = withoutLength(original);

    const changed = [...endless.keys()].filter((at) => endless[at] !== original[at]);
    expect(original.includes('mehd')).toBe(true);
    expect(endless.includes('mehd')).toBe(false);
    expect(changed).toHaveLength(4);
  });
});
