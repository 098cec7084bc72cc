import { describe, expect, it } from 'vitest';
import { buildArtwork } from './build.ts';

describe('buildArtwork', () => {
  it('refuses a slug that no title has, before it draws anything', async () => {
    await expect(buildArtwork('net-takogo')).rejects.toThrow('No title has the slug "net-takogo"');
  });
});
