import { modalMachine } from '@foyer/modal';
import type { RunningPlayer } from '@foyer/player';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { askForProof, proofRelay } from '@foyer/page-runtime/shell/proof-relay';
import { DialogOverFilm } from './dialog-over-film.tsx';

const held = vi.hoisted(() => ({ letGo: vi.fn<() => void>(), hold: vi.fn<() => () => void>() }));
vi.mock('@foyer/player', () => ({ holdFilm: held.hold }));

afterEach(() => {
  act(() => proofRelay.get()?.settle(false));
  cleanup();
});

it('A24: holds a film, and an advertisement in its place, while a PIN is asked for', async () => {
  held.hold.mockReturnValue(held.letGo);
  const modal = createActor(modalMachine).start();
  const snapshot = { children: { modal } };
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  render(<DialogOverFilm shell={{ actor } as object as Shell} running={{} as RunningPlayer} />);
  expect(held.hold).not.toHaveBeenCalled();

  act(() => void askForProof({ by: 'pin', reason: 'Подтвердите' }));
  expect(held.hold).toHaveBeenCalledOnce();
  act(() => proofRelay.get()?.settle(true));
  expect(held.letGo).toHaveBeenCalledOnce();
});
