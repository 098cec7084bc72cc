import { describe, expect, it } from 'vitest';
import { imageFixture } from './images.fixtures.ts';
import { imageSizes } from './image-sizes.ts';
import { imageUrl } from './images.schema.ts';

describe('imageSizes', () => {
  it('names each size once, as width x height', () => {
    expect(new Set(imageSizes).size).toBe(imageSizes.length);
    expect(imageSizes.filter((size) => !/^[1-9]\d*x[1-9]\d*$/.test(size))).toEqual([]);
  });

  it('serves the film poster [CONST-001]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['158x230']));
  });

  it('serves the big poster [CONST-002]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['230x333', '460x666']));
  });

  it('serves the horizontal picture [CONST-003]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['580x330']));
  });

  it('serves the channel [CONST-004]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['176x100']));
  });

  it('serves the programme [CONST-005]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['176x132']));
  });

  it('serves the karaoke [CONST-006]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['180x180']));
  });

  it('serves the collection [CONST-007]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['352x226']));
  });

  it('serves the medium banner [CONST-008]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['386x216']));
  });

  it('serves the small banner [CONST-009]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['228x228']));
  });

  it('serves the genre [CONST-010]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['250x250']));
  });

  it('serves the progress card [CONST-011]', () => {
    expect(imageSizes).toEqual(expect.arrayContaining(['50x50']));
  });
});

describe('imageUrl', () => {
  it('appends size and format to the address of the picture', () => {
    const url = imageUrl(imageFixture('poster-sled'), '230x333', 'webp');

    expect(url).toBe('/api/v1/images/poster-sled/230x333.webp');
  });
});
