import { addFavouriteOperation, removeFavouriteOperation, type User } from '@foyer/contract';
import { mediaItemFixture } from '@foyer/contract/fixtures';
import { mediaItemQuery, userQuery } from '@foyer/client';
import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, getConfig, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import type { FavouriteItem } from './favourite-item.types.ts';
import { useFavourite } from './use-favourite.ts';

const shell = vi.hoisted(() => ({ current: undefined as unknown }));
vi.mock(import('@foyer/page-runtime/shell/use-shell-act'), () => ({
  useShellAct: () => (asked) => asked(shell.current as Shell),
}));

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const item: FavouriteItem = { id: mediaItemFixture.id, type: 'media_item' };
const other: FavouriteItem = { ...item, id: 'another' };

/** Until all that was told has been shown, one thing after another as on a page: `act` would show it all at once. */
const rest = () =>
  getConfig().asyncWrapper(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((passed) => setTimeout(passed));
  });

/** The page of a title with its switch; the service answers when the test says so. */
function showPage() {
  const answers: ((isTaken: boolean) => void)[] = [];
  const call = vi.fn(
    (_operation: unknown) =>
      new Promise((done, fail) =>
        answers.push((isTaken) => (isTaken ? done({}) : fail(new Error('refused')))),
      ),
  );
  const client = { call: call as never };
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { is_auth: true } as User);
  const query = { ...mediaItemQuery(client, 'metropolis'), staleTime: Infinity };
  const hear = (isFavourite: boolean) => {
    queryClient.setQueryData(query.queryKey, { ...mediaItemFixture, is_favorite: isFavourite });
    return rest();
  };
  void hear(false);
  shell.current = { page: { client, queryClient, loadTexts: async () => {} }, tell: vi.fn() };

  const shown: boolean[] = [];
  function Switch({ of, isFavourite }: { of: FavouriteItem; isFavourite: boolean | undefined }) {
    const { isOn, toggle } = useFavourite(of, isFavourite);
    if (isOn !== shown.at(-1)) shown.push(isOn);
    return (
      <button aria-pressed={isOn} onClick={toggle}>
        Keep
      </button>
    );
  }
  function Page({ of }: { of: FavouriteItem }) {
    const isFavourite = useQuery(query).data?.is_favorite;
    return <Switch of={of} isFavourite={of === item && isFavourite} />;
  }
  const pageOf = (of: FavouriteItem) => (
    <QueryClientProvider client={queryClient}>
      <Page of={of} />
    </QueryClientProvider>
  );
  const { rerender } = render(pageOf(item));
  return {
    shown,
    hear,
    press: () => fireEvent.click(screen.getByRole('button')),
    show: (of: FavouriteItem) => rerender(pageOf(of)),
    operations: () => call.mock.calls.map(([operation]) => operation),
    answer: async (index: number, isTaken = true) => {
      await waitFor(() => expect(answers.length).toBeGreaterThan(index));
      answers[index]?.(isTaken);
      await rest();
    },
  };
}

it('shows at once what was pressed, and what the service says of it later [FAV-001, FAV-003]', async () => {
  const { shown, press, answer, hear } = showPage();

  press();
  expect(shown).toEqual([false, true]);
  await answer(0);
  expect(shown).toEqual([false, true]);
  await hear(false);

  expect(shown).toEqual([false, true, false]);
});

it('hears a press while the one before is on its way [FAV-001, FAV-002]', async () => {
  const { shown, press, operations, answer } = showPage();

  press();
  press();
  await vi.dynamicImportSettled();
  await rest();
  expect(operations()).toEqual([addFavouriteOperation]);
  await answer(0);
  await answer(1);

  expect(operations()).toEqual([addFavouriteOperation, removeFavouriteOperation]);
  expect(shown).toEqual([false, true, false]);
});

it.each([
  ['the service refuses', true],
  ['there is no connection', false],
])('goes back where %s [FAV-009]', async (_case, isOnline) => {
  onlineManager.setOnline(isOnline);
  const { shown, press, answer } = showPage();

  press();
  await answer(0, false);

  expect(shown).toEqual([false, true, false]);
});

it('shows nothing of one item on another', () => {
  const { shown, press, show } = showPage();

  press();
  show(other);
  show(item);

  expect(shown).toEqual([false, true, false, true]);
});
