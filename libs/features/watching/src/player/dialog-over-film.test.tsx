import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts, modalRequests } from '@foyer/modal/fixtures';
import type { RunningPlayer } from '@foyer/player';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { DialogOverFilm } from './dialog-over-film.tsx';

afterEach(cleanup);

/** A film that plays. */
function playing() {
  const send = vi.fn<(event: { type: string }) => void>();
  const snapshot = { context: { type: 'vod' }, matches: () => true };
  const subscribe = () => ({ unsubscribe: () => {} });
  const player = { getSnapshot: () => snapshot, subscribe, send };
  return { running: { player } as unknown as RunningPlayer, send };
}

it('pauses the film under a dialog that an event opens, and lets it go on after it', () => {
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  const actor = {
    getSnapshot: () => ({ children: { modal } }),
    subscribe: () => ({ unsubscribe: () => {} }),
  };
  const shell = { actor } as unknown as Shell;
  const { running, send } = playing();
  render(<DialogOverFilm shell={shell} running={running} />);
  const told = () => send.mock.calls.map(([{ type }]) => type);
  expect(told()).toEqual([]);

  act(() => modal.send({ type: 'modal.open', request: modalRequests.recommendations }));
  expect(told()).toEqual(['player.pause']);

  act(() => modal.send({ type: 'modal.cancel' }));
  expect(told()).toEqual(['player.pause', 'player.play']);
});
