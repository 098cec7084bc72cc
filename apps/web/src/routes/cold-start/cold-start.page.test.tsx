import { coldStartInputs, coldStartMovies } from '@foyer/cold-start/fixtures';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInPage } from '@foyer/page-runtime/testing/render-in-page';
import { ColdStartPage } from './cold-start.page.tsx';

const goTo = vi.hoisted(() => vi.fn());
vi.mock(import('@foyer/page-runtime/navigation/page-navigation'), async (original) => ({
  ...(await original()),
  goTo,
}));

afterEach(() => {
  cleanup();
  goTo.mockClear();
  sessionStorage.clear();
});

async function show() {
  vi.stubGlobal('scrollTo', () => undefined);
  const calls: unknown[] = [];
  const client = {
    call: async ({ operationId }: { operationId: string }, input: { body?: unknown }) => {
      calls.push(operationId);
      if (operationId === 'listColdStartMovies') return { movies: coldStartMovies.slice(0, 2) };
      calls.push(input.body);
      return { loading_screen: { duration: 0 }, media_view_alias: 'main' };
    },
  };
  const page = (
    <ColdStartPage
      address="https://sofit.example/cold_start"
      genres={coldStartInputs.few.genres}
      profileId="anna"
    />
  );
  const path = '/cold_start';
  const router = createMemoryRouter([{ path, element: page }], { initialEntries: [path] });
  await renderInPage(<RouterProvider router={router} />, {
    client: client as never,
    segments: ['taste', 'state'],
  });
  return { calls, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('ColdStartPage', () => {
  it('saves what was chosen, and goes to the recommendations [COLD-001, COLD-005, COLD-006]', async () => {
    const { calls, user } = await show();
    await button('драма');
    expect(document.title).toBe('Что вы любите — Софит');
    for (const name of ['драма', 'детектив', 'Дальше', 'Метрополис']) {
      await user.click(await button(name));
    }
    await user.click(await button('Город после дождя'));
    await user.click(await button(/^Показать/u));

    await vi.waitFor(() =>
      expect(goTo.mock.calls.at(-1)).toEqual(['/#cold_start', { isReplacing: true }]),
    );
    expect(calls).toEqual([
      'listColdStartMovies',
      'saveColdStart',
      {
        genre_aliases: ['drama', 'detective'],
        content_ids: ['metropolis', 'gorod-posle-dozhdya'],
      },
    ]);
  });

  it('has what was chosen after a reload, and leads home who skips it', async () => {
    const first = await show();
    await first.user.click(await button('драма'));
    cleanup();
    const { user } = await show();
    await vi.waitFor(async () =>
      expect((await button('драма')).getAttribute('aria-pressed')).toBe('true'),
    );
    await user.click(await button('Пропустить'));
    await vi.waitFor(() => expect(goTo.mock.calls).toEqual([['/', { isReplacing: true }]]));
  });
});
