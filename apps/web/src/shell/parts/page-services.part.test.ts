import { pageServices as servicesForBlocks } from '@foyer/blocks/page-services';
import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { pageConfig } from '@foyer/page-runtime/testing/page-config';
import { pageServices } from './page-services.part.ts';

/** Starts the part beside running flows. */
function start() {
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  const tell = vi.fn((id: string, event: object) => {
    if (id === 'modal') modal.send(event as never);
  });
  const actor = {
    getSnapshot: () => ({ matches: () => true }),
    subscribe: () => ({ unsubscribe: () => undefined }),
    system: { get: () => modal },
  };
  const page = { client: {}, queryClient: createQueryClient(), config: pageConfig() };
  onTestFinished(pageServices({ actor, page, tell } as object as Shell));
  return { modal, tell };
}

it('serves a block that waits for the flows of the page, and holds the page for it', async () => {
  const asked = servicesForBlocks();
  const { tell } = start();
  const { holdPage, promoCode } = await asked;
  const release = holdPage();
  expect(tell.mock.calls).toEqual([['session', { type: 'busy.began', reason: 'code' }]]);
  release();
  await vi.waitFor(() =>
    expect(tell).toHaveBeenLastCalledWith('session', { type: 'busy.ended', reason: 'code' }),
  );
  expect(Object.keys(promoCode)).toContain('sendCode');
});

it.each([
  ['resolve', { type: 'modal.resolve', id: 'sign-in' }, true],
  ['turn back', { type: 'modal.cancel' }, false],
] as const)(
  'opens the sign-in over the page for the code of a television: %s [TVCODE-006]',
  async (_, end, isSignedIn) => {
    const { modal } = start();
    const { tvCode } = await servicesForBlocks();
    const asked = tvCode.signIn(undefined, new AbortController().signal);
    await vi.waitFor(() => expect(modal.getSnapshot().context.current?.name).toBe('login'));
    modal.send(end);
    expect(await asked).toEqual({ isSignedIn });
  },
);
