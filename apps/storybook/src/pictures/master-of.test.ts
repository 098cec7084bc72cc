import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { masterOf } from './master-of.ts';
import { artworkDir } from './pictures.plugin.ts';

describe('masterOf', () => {
  it('gives one file for every size and format of a picture', () => {
    expect(masterOf('/api/v1/images/poster-mayak/230x333.avif')).toBe('poster-mayak.avif');
    expect(masterOf('/api/v1/images/poster-mayak/460x666.jpg')).toBe('poster-mayak.avif');
  });

  it('gives nothing for an address of another kind', () => {
    expect(masterOf('/api/v1/menu')).toBeUndefined();
    expect(masterOf('/api/v1/images/poster-mayak/big.webp')).toBeUndefined();
    expect(masterOf('/api/v1/images/../secret/1x1.webp')).toBeUndefined();
  });

  it('gives people of fixtures, who have a number, a face that exists', () => {
    const files = Array.from({ length: 12 }, (_, index) =>
      masterOf(`/api/v1/images/person-${index}/180x180.webp`),
    );

    expect(files.filter((file) => !existsSync(join(artworkDir, String(file))))).toEqual([]);
  });
});
