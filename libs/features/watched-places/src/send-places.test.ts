import { ApiError, NetworkError, userQuery, type Client } from '@foyer/client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KeptPlace } from './kept-places.ts';
import { watchedPlaces } from './places-relay.ts';
import { createPlaceSender } from './send-places.ts';

const place: KeptPlace = {
  profileId: 'mariam',
  contentId: 'metropolis',
  seconds: 40,
  atMs: 1_000,
  before: 0,
};

/** A sender of a page of Mariam, five seconds after her place. */
function start() {
  const call = vi.fn<(...call: unknown[]) => Promise<unknown>>().mockResolvedValue({});
  const client = { call } as unknown as Client;
  const queryClient = new QueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { profile: { id: 'mariam' } } as never);
  const sender = createPlaceSender({ client, queryClient }, () => 6_000);
  const sent = () => call.mock.calls.map(([, input]) => input);
  return { call, queryClient, sender, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  watchedPlaces.keep(place);
});

afterEach(() => vi.useRealTimers());

const kept = () => watchedPlaces.of('mariam').length;

describe('createPlaceSender', () => {
  it('sends what is kept with its age and its profile, and then forgets it', async () => {
    const { sender, sent } = start();
    watchedPlaces.keep({ ...place, profileId: 'lyova' });
    await sender.sendAll();
    expect(sent()).toEqual([
      {
        params: { media_item_id: 'metropolis' },
        body: { timepoint: 40, seconds_ago: 5, profile_id: 'mariam' },
      },
    ]);
    expect([kept(), watchedPlaces.of('lyova').length]).toEqual([0, 1]);
  });

  it('keeps what did not arrive, and sends it later by itself', async () => {
    const { sender, call } = start();
    call.mockRejectedValueOnce(new NetworkError('setPosition', 'ERR_NETWORK'));
    await sender.sendAll();
    expect([call.mock.calls.length, kept()]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([call.mock.calls.length, kept()]).toEqual([2, 0]);
    sender.stop();
  });

  it('asks nothing of a network that is not there', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { sender, call } = start();
    await sender.sendAll();
    online.mockRestore();
    expect([call.mock.calls.length, kept()]).toEqual([0, 1]);
  });

  it('keeps a place for the profile that watched it when another one watches now', async () => {
    const { sender, call } = start();
    call.mockRejectedValueOnce(new ApiError('setPosition', 409, undefined));
    await sender.sendAll();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([call.mock.calls.length, kept()]).toEqual([1, 1]);
  });

  it('forgets what the service will never take', async () => {
    const { sender, call } = start();
    call.mockRejectedValueOnce(new ApiError('setPosition', 404, undefined));
    await sender.sendAll();
    expect(kept()).toBe(0);
  });

  it('sends a last place though another one is on its way, and shows it on the page that comes', async () => {
    const { sender, call, queryClient } = start();
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
    call.mockReturnValueOnce(new Promise(() => {}));
    void sender.sendAll();
    await sender.sendLast({ ...place, seconds: 41, atMs: 2_000 });
    expect(call).toHaveBeenCalledTimes(2);
    expect(invalidate).toHaveBeenLastCalledWith(expect.objectContaining({ refetchType: 'active' }));
  });
});
