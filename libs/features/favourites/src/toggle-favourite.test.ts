import { addFavouriteOperation, removeFavouriteOperation, type User } from '@foyer/contract';
import { mediaItemFixture } from '@foyer/contract/fixtures';
import { mediaItemQuery, userQuery } from '@foyer/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hearAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { favouriteList } from './favourite-list.ts';
import { toggleFavourite } from './toggle-favourite.ts';

const item = { id: mediaItemFixture.id, type: 'media_item' } as const;
const other = { pages: [{ items: [{ type: 'media_item', media_item: { id: 'another' } }] }] };
const heard = vi.fn();

function surroundings({ isSignedIn = true, fails = false } = {}) {
  const call = vi.fn(async (_operation: unknown, _input: unknown) => {
    if (fails) throw new Error('refused');
    return {};
  });
  const client = { call: call as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { is_auth: isSignedIn } as User);
  const { queryKey } = mediaItemQuery(client, 'metropolis');
  queryClient.setQueryData(queryKey, mediaItemFixture);
  const shelves = { blocks: [{ items: [{ type: 'media_item', media_item: { id: item.id } }] }] };
  queryClient.setQueryData(['media-view', 'home'], shelves, { updatedAt: 1 });
  queryClient.setQueryData(['list', 'other'], other);
  const favourites = favouriteList(client, 1).queryKey;
  queryClient.setQueryData(favourites, { pages: [], pageParams: [] });
  const tell = vi.fn();
  const page = { client, queryClient, loadTexts: async () => undefined };
  return {
    shell: { page, tell } as unknown as Pick<Shell, 'page' | 'tell'>,
    call,
    tell,
    isListStale: () => queryClient.getQueryState(favourites)?.isInvalidated,
    shelves: () => queryClient.getQueryState(['media-view', 'home']),
    otherList: () => queryClient.getQueryData(['list', 'other']),
    isFavourite: () => Reflect.get(queryClient.getQueryData(queryKey) ?? {}, 'is_favorite'),
  };
}

beforeEach(() => {
  heard.mockClear();
  hearAnalytics(({ ...word }) => heard(word));
});

describe('toggleFavourite', () => {
  it('adds an item, marks it in the cache and tells analytics [FAV-001, FAV-003, FAV-006, PERM-002]', async () => {
    const { shell, call, isFavourite, isListStale } = surroundings();

    expect(isListStale()).toBe(false);
    expect(await toggleFavourite(shell, item, true)).toBe(true);

    expect(call.mock.calls).toEqual([
      [addFavouriteOperation, { body: { item_id: item.id, item_type: 'media_item' } }, undefined],
    ]);
    expect([isFavourite(), isListStale()]).toEqual([true, true]);
    expect(heard.mock.calls).toEqual([
      [
        {
          event: {
            type: 'button_click',
            button_id: 'like',
            path: '/',
            content_id: item.id,
            content_type: 'media_item',
          },
        },
      ],
    ]);
  });

  it('marks it on shelves, which are no newer for it, and leaves other answers as they are [FAV-003]', async () => {
    const { shell, shelves, otherList } = surroundings();

    await toggleFavourite(shell, item, true);

    const marked = { type: 'media_item', media_item: { id: item.id, is_favorite: true } };
    expect(shelves()?.data).toEqual({ blocks: [{ items: [marked] }] });
    expect(shelves()?.dataUpdatedAt).toBe(1);
    expect(otherList()).toBe(other);
  });

  it('asks again for what was on its way, and may be older than the change [FAV-003]', async () => {
    const { shell, isFavourite } = surroundings();
    const { client, queryClient } = shell.page;
    const answers: ((answer: typeof mediaItemFixture) => void)[] = [];
    const queryFn = () => new Promise<typeof mediaItemFixture>((answer) => answers.push(answer));
    const { queryKey } = mediaItemQuery(client, 'metropolis');
    const asked = queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });

    await toggleFavourite(shell, item, true);
    answers[0]?.({ ...mediaItemFixture, is_favorite: false });
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    expect(isFavourite()).toBe(true);
    answers[1]?.({ ...mediaItemFixture, is_favorite: true, name: 'Anew' });

    expect(await asked).toMatchObject({ is_favorite: true, name: 'Anew' });
    expect(isFavourite()).toBe(true);
  });

  it('takes it out again [FAV-002, FAV-003, FAV-007]', async () => {
    const { shell, call, isFavourite } = surroundings();

    expect(await toggleFavourite(shell, item, false)).toBe(false);

    expect(call.mock.calls.map(([operation]) => operation)).toEqual([removeFavouriteOperation]);
    expect(isFavourite()).toBe(false);
    expect(heard.mock.calls.map(([{ event }]) => event.button_id)).toEqual(['like_off']);
  });

  it('asks a visitor to sign in, and calls nothing [FAV-008, PERM-002]', async () => {
    const { shell, call, tell, isFavourite } = surroundings({ isSignedIn: false });

    expect(await toggleFavourite(shell, item, true)).toBe(false);

    expect(tell.mock.calls).toEqual([
      ['modal', { type: 'modal.open', request: { id: 'sign-in', name: 'login' } }],
    ]);
    expect([call.mock.calls, heard.mock.calls, isFavourite()]).toEqual([[], [], undefined]);
  });

  it('changes nothing where the service refuses, and says so [FAV-009]', async () => {
    const { shell, tell, isFavourite } = surroundings({ fails: true });

    expect(await toggleFavourite(shell, item, true)).toBe(false);

    expect(tell.mock.calls.map(([to, event]) => [to, event.notice.message])).toEqual([
      ['notifications', { key: 'item.favourite.failed' }],
    ]);
    expect([isFavourite(), heard.mock.calls]).toEqual([undefined, []]);
  });
});
