import { describe, expect, it } from 'vitest';
import { isBrokenMedia } from './media-boxes.ts';

/** A box; its size may be told wrongly. */
function box(type: string, content: readonly number[] = [], size = 8 + content.length): number[] {
  return [...[24, 16, 8, 0].map((bits) => (size >>> bits) & 255), ...Buffer.from(type), ...content];
}

const isBroken = (...bytes: number[]) => isBrokenMedia(new Uint8Array(bytes).buffer);

const head = box('moof', [...box('mfhd', [0]), ...box('traf', box('tfhd', [1, 2]))]);
const whole = [...box('styp', [1]), ...head, ...box('mdat', [1, 2, 3, 4])];

describe('isBrokenMedia', () => {
  it('takes whole segments, and what reaches to the end of its file', () => {
    expect(isBroken(...whole)).toBe(false);
    expect(isBroken(...head, ...box('mdat', [1, 2], 0))).toBe(false);
    const large = [...box('mdat', [], 1), 0, 0, 0, 0, 0, 0, 0, 17, 5];
    expect(isBroken(...head, ...large)).toBe(false);
  });

  it('finds every place at which a segment can be cut, but between its boxes', () => {
    const seams = [0, 9, 9 + head.length, whole.length];
    const cut = whole.map((_, length) => isBroken(...whole.slice(0, length)));
    // Less than a box says nothing of its format.
    const kept = cut.flatMap((isCut, length) => (isCut || length < 8 ? [] : [length]));
    expect(kept).toEqual(seams.slice(1, -1));
  });

  it('finds headers that cannot be read', () => {
    const lost = box('moof', [...box('mfhd', [0], 400), 0, 0, 0]);
    expect(isBroken(...lost, ...box('mdat', [1]))).toBe(true);
    expect(isBroken(...box('moof', box('traf', box('tfhd', [1], 5))))).toBe(true);
  });

  it('leaves other formats alone', () => {
    expect(isBroken(0x47, 0x40, 0, 0x10, 0, 0, 0xb0, 0x0d, 0, 1)).toBe(false);
    expect(isBroken(...Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000'))).toBe(false);
    expect(isBroken(0x1f, 0x43, 0xb6, 0x75, 0x42, 0xf0, 0x81, 0, 0, 0)).toBe(false);
    expect(isBroken()).toBe(false);
  });
});
