import { mediaItemFixture, trailerAssetFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { trailerFinder } from './find-trailer.ts';

const find = (answer: () => Promise<unknown>) =>
  trailerFinder({ client: { call: answer } as never, queryClient: createQueryClient() })({
    idOrSlug: 'metropolis',
  });

describe('trailerFinder', () => {
  it('finds the trailer of a title, and nothing where there is none or no answer', async () => {
    const trailer = { asset: trailerAssetFixture };

    expect(await find(async () => ({ ...mediaItemFixture, trailer }))).toEqual(trailerAssetFixture);
    expect(await find(async () => ({ ...mediaItemFixture, trailer: null }))).toBeUndefined();
    expect(await find(() => Promise.reject(new Error('No connection')))).toBeUndefined();
  });
});
