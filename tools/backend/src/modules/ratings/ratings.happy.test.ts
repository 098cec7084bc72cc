import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  caller = await backend.signedIn(2);
});

const rate = (rating: unknown, id = 'metropolis') =>
  caller.send('POST', '/ratings', { body: { content_id: id, rating } });

const ratingsOf = async (from = caller): Promise<unknown> =>
  ((await from.send('GET', '/media-items/metropolis')).body as { ratings: unknown }).ratings;

describe('setRating', () => {
  it('keeps the profile’s own rating beside that of the service [RATE-004, RATE-008]', async () => {
    const { body } = await rate(9);

    expect(body).toEqual({ ratings: { wink: 8.3, user: 9 } });
    expect(await ratingsOf()).toEqual({ wink: 8.3, user: 9 });
  });

  it('replaces the rating of before', async () => {
    await rate(9);
    await rate(4);

    expect(await ratingsOf()).toEqual({ wink: 8.3, user: 4 });
  });

  it('removes the rating with 0 [RATE-002]', async () => {
    await rate(9);

    const { body } = await rate(0);

    expect(body).toEqual({ ratings: { wink: 8.3 } });
    expect(await ratingsOf()).toEqual({ wink: 8.3 });
  });

  it('shows a rating to nobody else', async () => {
    await rate(9);

    expect(await ratingsOf(await backend.signedIn(5))).toEqual({ wink: 8.3 });
    expect(await ratingsOf(backend.caller())).toEqual({ wink: 8.3 });
  });

  it.each([-1, 11, 7.5, '9'])(
    'refuses %j: whole numbers from 0 to 10 [RATE-001]',
    async (rating) => {
      expect((await rate(rating)).status).toBe(400);
    },
  );

  it('does not know a title that is not there', async () => {
    expect((await rate(9, 'nowhere')).status).toBe(404);
  });
});

describe('deleteRating', () => {
  it('removes the rating of a title of that type [RATE-005]', async () => {
    await rate(9);

    const wrongType = await caller.send('DELETE', '/ratings/series/metropolis');
    const removed = await caller.send('DELETE', '/ratings/film/metropolis');

    expect([wrongType.status, removed.body]).toEqual([404, { ratings: { wink: 8.3 } }]);
    expect(await ratingsOf()).toEqual({ wink: 8.3 });
  });
});
