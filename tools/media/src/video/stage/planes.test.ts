import { describe, expect, it } from 'vitest';
import { toPlanes } from './planes.ts';

const picture = (...colours: number[]) => Uint32Array.from(colours);

describe('toPlanes', () => {
  it.each([
    ['black', 0xff000000, [16, 16, 16, 16, 128, 128]],
    ['white', 0xffffffff, [235, 235, 235, 235, 128, 128]],
    ['red', 0xff0000ff, [63, 63, 63, 63, 102, 240]],
    ['blue', 0xffff0000, [32, 32, 32, 32, 240, 118]],
  ])('gives %s its value in HD television', (_, colour, planes) => {
    expect([...toPlanes(picture(colour, colour, colour, colour), 2, 2)]).toEqual(planes);
  });

  it('keeps the light of each pixel and shares colour among four', () => {
    const planes = toPlanes(picture(0xff000000, 0xffffffff, 0xff000000, 0xffffffff), 2, 2);

    expect([...planes]).toEqual([16, 235, 16, 235, 128, 128]);
  });
});
