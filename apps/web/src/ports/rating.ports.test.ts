import { mediaItemQuery } from '@foyer/client';
import type { MediaItem } from '@foyer/contract';
import { mediaItemFixture as film } from '@foyer/contract/fixtures';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hearAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { rateExchangePorts, ratingPorts, tellRated } from './rating.ports.ts';

const { signal } = new AbortController();
const item = { id: film.id, type: film.type, name: film.name, rating: 0 };

/** Ports over a service that answers every call so, beside a page that shows the film by its slug. */
function start(answer: unknown) {
  const call = vi.fn(async () => answer);
  const tell = vi.fn();
  const queryClient = createQueryClient();
  const client = { call: call as never };
  const page = { client, queryClient } as never;
  const key = mediaItemQuery(client, film.slug).queryKey;
  queryClient.setQueryData(key, film);
  const told: unknown[] = [];
  onTestFinished(hearAnalytics((word) => told.push(word)));
  return {
    ports: ratingPorts({ page, tell }),
    offer: rateExchangePorts({ page }),
    shown: () => queryClient.getQueryData<MediaItem>(key)?.ratings,
    calls: call.mock.calls as unknown as [{ operationId: string }, object][],
    tell,
    told,
  };
}

describe('ratingPorts', () => {
  it("finds the title with the viewer's own rating, 0 where there is none [RATE-008]", async () => {
    const { ports, offer } = start({ ...film, ratings: { wink: 8, user: 7 } });
    const unrated = start({ ...film, ratings: { wink: 8 } });

    expect(await ports.findItem({ itemId: film.id }, signal)).toEqual({ ...item, rating: 7 });
    expect(await unrated.ports.findItem({ itemId: film.id }, signal)).toEqual(item);
    expect(await offer.findItem({ itemId: film.id }, signal)).toMatchObject({ isRated: true });
  });

  it('sends a rating, shows it on the page and tells analytics of it [RATE-004, ANALYTICS-020]', async () => {
    const { ports, shown, calls, told } = start({ ratings: { wink: 8, user: 9 } });

    await ports.setRating({ item, rating: 9 }, signal);

    expect(calls.map(([{ operationId }, input]) => [operationId, input])).toEqual([
      ['setRating', { body: { content_id: film.id, rating: 9 } }],
    ]);
    expect(shown()).toEqual({ wink: 8, user: 9 });
    expect(told).toEqual([
      {
        event: {
          type: 'content_rating',
          content_id: film.id,
          content_type: film.type,
          rating: 9,
        },
      },
    ]);
  });

  it('takes a rating back by the title and its type [RATE-002, RATE-005]', async () => {
    const { ports, shown, calls, told } = start({ ratings: { wink: 8 } });

    await ports.deleteRating({ item }, signal);

    expect(calls.map(([{ operationId }, input]) => [operationId, input])).toEqual([
      ['deleteRating', { params: { content_id: film.id, content_type: film.type } }],
    ]);
    expect(shown()).toEqual({ wink: 8 });
    expect(told).toMatchObject([{ event: { rating: 0 } }]);
  });

  it('tells a failure as an error, also a profile that wants no notifications [RATE-006]', () => {
    const { ports, tell } = start(undefined);
    const message = { key: 'notification.rating.message_error' };

    ports.tellFailure(message);

    expect(tell.mock.calls).toEqual([
      [
        'notifications',
        {
          type: 'notice.show',
          notice: { tone: 'error', message, durationSeconds: 10, isForced: true },
        },
      ],
    ]);
  });
});

it('says whether a rating was kept or taken back', () => {
  const tell = vi.fn();

  tellRated({ tell }, 9);
  tellRated({ tell }, 0);

  expect(tell.mock.calls.map(([, { notice }]) => notice.message)).toEqual([
    { key: 'notification.rating.saved' },
    { key: 'notification.rating.removed' },
  ]);
});
