import { heldPort } from '@foyer/core/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  coldStartErrors,
  coldStartInputs,
  coldStartMovies,
  fakeColdStartPorts,
} from './cold-start.fixtures.ts';
import { createColdStartMachine } from './cold-start.machine.ts';
import type { ColdStartInput, ColdStartPorts } from './cold-start.types.ts';
import { ColdStartFlow, type ColdStartFlowProps } from './cold-start.view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Shown {
  replaced?: Partial<ColdStartPorts>;
  input?: ColdStartInput;
  label?: 'main' | 'alternate';
  isCalm?: boolean;
}

/** The flow in a history that goes where it is led. */
function InHistory({ onPlace, ...props }: Omit<ColdStartFlowProps, 'place'>) {
  const [place, setPlace] = useState<ColdStartFlowProps['place']>('genres');
  const go: typeof onPlace = (next) => {
    onPlace(next);
    setPlace(next);
  };
  return <ColdStartFlow {...props} place={place} onPlace={go} />;
}

async function show({
  replaced,
  input = coldStartInputs.many,
  label = 'main',
  isCalm = false,
}: Shown = {}) {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({
    matches: isCalm,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const onDone = vi.fn();
  const onPlace = vi.fn();
  const user = await showFlow(
    createColdStartMachine,
    fakeColdStartPorts(replaced),
    <InHistory input={input} onDone={onDone} onPlace={onPlace} />,
    { language: 'eng', label },
  );
  await screen.findByRole('heading', { level: 1 });
  return { onDone, onPlace, user };
}

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const press = async (user: Awaited<ReturnType<typeof show>>['user'], ...names: string[]) => {
  for (const name of names) await user.click(await button(name));
};
const genres = ['драма', 'детектив', 'фантастика', 'комедия', 'ужасы'];
const movies = coldStartMovies.slice(0, 5).map(({ name }) => name);
const isEnabled = async (name: string) => !(await button(name)).hasAttribute('disabled');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Chooses as much as is wanted, up to the result. */
async function choose(user: Awaited<ReturnType<typeof show>>['user']): Promise<void> {
  await press(user, ...genres, 'Next');
  await heading('What you love');
  await press(user, ...movies, 'Show my selection');
}

describe('ColdStartFlow', () => {
  it('leads through genres and titles to the result with the keyboard alone [COLD-001]', async () => {
    const { onPlace, user } = await show();
    for (const name of genres) {
      (await button(name)).focus();
      await user.keyboard('{Enter}');
    }
    (await button('Next')).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await heading('What you love'));
    expect(onPlace.mock.calls).toEqual([['movies']]);
    for (const name of movies) {
      (await button(name)).focus();
      await user.keyboard(' ');
    }
    (await button('Show my selection')).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(await heading('Lighting your evening'));
  });

  it('says how many genres are chosen and how many are wanted, and waits for them [COLD-002]', async () => {
    const { user } = await show();
    const status = screen.getByRole('status');
    expect([status.textContent, await isEnabled('Next')]).toEqual(['5 more 0 of 5 chosen', false]);
    await press(user, ...genres.slice(0, 4));
    expect([status.textContent, await isEnabled('Next')]).toEqual(['1 more 4 of 5 chosen', false]);
    await press(user, 'ужасы');
    expect([status.textContent?.trim(), await isEnabled('Next')]).toEqual(['5 chosen', true]);
    expect((await button('ужасы')).getAttribute('aria-pressed')).toBe('true');
  });

  it('wants as many titles again, and asks for all of fewer [COLD-004]', async () => {
    const { user } = await show({
      replaced: { findMovies: async () => ({ movies: coldStartMovies.slice(0, 3) }) },
    });
    await press(user, ...genres, 'Next');
    await heading('What you love');
    expect(screen.getByText('Press at least 3 films that you enjoyed to the end.')).toBeTruthy();
    await press(user, ...movies.slice(0, 2));
    expect(await isEnabled('Show my selection')).toBe(false);
    await press(user, ...movies.slice(2, 3));
    expect(await isEnabled('Show my selection')).toBe(true);
  });

  it('shows a name and a picture of each [COLD-010]', async () => {
    const { user } = await show();
    const source = (one: HTMLElement) => one.querySelector('img')?.getAttribute('src');
    expect(source(await button('драма'))).toContain('/backdrop-leto-v-gyumri/250x250');
    await press(user, ...genres, 'Next');
    expect(source(await button('Метрополис'))).toContain('/poster-metropolis/158x230');
  });

  it('keeps the choice where the way goes back, by its own button', async () => {
    const { onPlace, user } = await show();
    await press(user, ...genres, 'Next');
    await heading('What you love');
    await press(user, 'Алиби', 'Back');
    await heading('What to light up');
    expect(onPlace.mock.calls).toEqual([['movies'], ['genres']]);
    expect((await button('драма')).getAttribute('aria-pressed')).toBe('true');
    await press(user, 'Next');
    await heading('What you love');
    expect((await button('Алиби')).getAttribute('aria-pressed')).toBe('true');
  });

  it('says why there are no titles, and that there is nothing to choose from', async () => {
    const { user } = await show({
      replaced: { findMovies: () => Promise.reject(coldStartErrors.saying) },
    });
    await press(user, ...genres, 'Next');
    expect((await screen.findByRole('alert')).textContent).toBe('Сервис отдыхает');
    cleanup();
    await show({ input: coldStartInputs.none });
    expect(screen.getByText('There are no genres yet: nothing to choose from.')).toBeTruthy();
    expect(await isEnabled('Next')).toBe(false);
    expect(await isEnabled('Skip')).toBe(true);
  });

  it('shows the generic error view when nothing was saved, and tries the same again [COLD-014]', async () => {
    const saveChoice = vi
      .fn<ColdStartPorts['saveChoice']>(fakeColdStartPorts().saveChoice)
      .mockRejectedValueOnce(coldStartErrors.saying);
    const { user } = await show({ replaced: { saveChoice } });
    await choose(user);
    expect(document.activeElement).toBe(await heading('The lamp has burnt out'));
    expect(screen.getByRole('alert').textContent).toBe('Сервис отдыхает');
    await press(user, 'Try again');
    await heading('Lighting your evening');
    expect(saveChoice.mock.calls[1]?.[0]).toEqual(saveChoice.mock.calls[0]?.[0]);
  });

  it('goes from the error back to the choice by one press, with all that was chosen [COLD-014]', async () => {
    const { user } = await show({
      replaced: { saveChoice: () => Promise.reject(coldStartErrors.wordless) },
    });
    await choose(user);
    await press(user, 'Back to the choice');
    await heading('What you love');
    const on = screen
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
    expect(on).toEqual(movies);
  });

  it.each([
    ['Skip', 'skipped'],
    ['Ask me later', 'later'],
  ])('ends once by "%s"', async (name, status) => {
    const { onDone, onPlace, user } = await show();
    await press(user, name);
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status }]]));
    // What is on the screen stays until the next page is there.
    expect(await heading('What to light up')).toBeTruthy();
    expect(onPlace).not.toHaveBeenCalled();
  });
});

/** The cover in front. */
const front = () =>
  document
    .querySelector('[data-offset="0"], [data-cover]:not([data-offset])')
    ?.getAttribute('data-cover');

describe('ColdStartFlow, its result', () => {
  it.each(['main', 'alternate'] as const)(
    'turns the covers each second, until the viewer stops them, on %s [COLD-008]',
    async (label) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { user } = await show({ label, replaced: { recall: async () => chosen } });
      await press(user, label === 'main' ? 'Show my selection' : 'Make my issue');
      await button('Stop the covers');
      const first = front();
      await act(() => vi.advanceTimersByTimeAsync(1000));
      const next = front();
      expect([first, next]).toEqual([movies0, movies1]);
      await press(user, 'Stop the covers');
      await act(() => vi.advanceTimersByTimeAsync(3000));
      expect(front()).toBe(next);
      expect(await button('Go on with the covers')).toBeTruthy();
    },
  );

  it('shows one cover to who wants no motion', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await show({ isCalm: true, replaced: { recall: async () => chosen } });
    await press(user, 'Show my selection');
    await button('Stop the covers');
    const first = front();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(front()).toBe(first);
  });

  it('shows words alone of fewer than five covers, and leads on by a press [COLD-006, COLD-009, COLD-016]', async () => {
    const { onDone, user } = await show({
      replaced: {
        recall: async () => ({ ...chosen, movies: coldStartMovies.slice(0, 3) }),
        findMovies: async () => ({ movies: coldStartMovies.slice(0, 3) }),
      },
    });
    await press(user, 'Show my selection');
    await heading('Lighting your evening');
    expect(front()).toBeUndefined();
    await press(user, 'Open now');
    await vi.waitFor(() =>
      expect(onDone.mock.calls).toEqual([[{ status: 'chosen', mediaViewAlias: 'main' }]]),
    );
  });

  it('saves once, however often it is pressed', async () => {
    const saved = heldPort<Parameters<ColdStartPorts['saveChoice']>[0], never>();
    const { user } = await show({
      replaced: { recall: async () => chosen, saveChoice: saved.port },
    });
    await press(user, 'Show my selection');
    await user.click(screen.getByRole('button', { name: /Show my selection/ }));
    expect(saved.calls).toHaveLength(1);
  });
});

const chosen = {
  step: 'movies' as const,
  genres: ['drama', 'detective', 'sci-fi', 'comedy', 'horror'],
  movies: coldStartMovies.slice(0, 5),
};
const [movies0, movies1] = coldStartMovies.map(({ id }) => id);
