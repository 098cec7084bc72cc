import { describe, expect, it } from 'vitest';
import { buildArtwork } from './build.ts';
import type { Catalogue } from './catalogue.ts';

const empty: Catalogue = {
  titles: [],
  seasons: [],
  people: [],
  channels: [],
  services: [],
  collections: [],
};

describe('buildArtwork', () => {
  it('refuses an ending that no picture has, before it draws anything', async () => {
    await expect(buildArtwork('net-takogo', undefined, empty)).rejects.toThrow(
      'No picture ends with "net-takogo"',
    );
  });
});
