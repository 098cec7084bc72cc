import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodeWithin } from './encode.ts';

const picture = sharp({
  create: {
    width: 64,
    height: 64,
    channels: 3,
    background: '#204060',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
}).png();

describe('encodeWithin', () => {
  it('gives up quality to stay within the size', async () => {
    const source = sharp(await picture.toBuffer());
    const full = await encodeWithin(source, 100_000);
    const small = await encodeWithin(source, full.length - 1);

    expect(small.length).toBeLessThan(full.length);
  });

  it('refuses a size that no quality reaches', async () => {
    await expect(encodeWithin(sharp(await picture.toBuffer()), 100)).rejects.toThrow('are allowed');
  });
});
