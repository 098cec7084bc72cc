import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { artworkTitles, artworkTitlesPath } from './artwork-titles.ts';

describe('artworkTitles', () => {
  it('is what tools/media draws: else run `npm run titles -w @foyer/backend`', () => {
    const drawn: unknown = JSON.parse(readFileSync(artworkTitlesPath, 'utf8'));

    expect(drawn).toEqual(artworkTitles);
  });
});
