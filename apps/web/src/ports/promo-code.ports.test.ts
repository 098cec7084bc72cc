import { userQuery } from '@foyer/client';
import { sendPromoCodeOperation } from '@foyer/contract';
import { userFixture } from '@foyer/contract/fixtures';
import { secret } from '@foyer/core';
import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { promoCodePorts } from './promo-code.ports.ts';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  document.cookie = 'foyer_promo_attempts=; Max-Age=0; Path=/';
});

/** The ports over a page whose dialogs open. */
function start({ is_auth = true } = {}) {
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  onTestFinished(() => void modal.stop());
  const call = vi.fn(async () => ({}));
  const client = { call } as never;
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { ...userFixture, is_auth });
  const page = { client, queryClient, loadTexts: async () => undefined, t: (key: string) => key };
  const actor = { system: { get: () => modal } };
  const tell = (_id: string, event: object) => modal.send(event as never);
  const ports = promoCodePorts({ page, actor, tell } as never);
  return { call, modal, ports, queryClient, shown: () => modal.getSnapshot().context.current };
}

const { signal } = new AbortController();

describe('promoCodePorts', () => {
  it('counts what failed in this browser, and knows a visitor [PROMO-011]', async () => {
    const { ports } = start({ is_auth: false });
    ports.noteFailure();
    ports.noteFailure();
    expect(await ports.findStanding(undefined, signal)).toEqual({ failures: 2, isSignedIn: false });
  });

  it('asks for the PIN with the reason [PROMO-006]', async () => {
    const { modal, ports, shown } = start();
    const asked = ports.askPin(undefined, signal);
    await vi.waitFor(() => expect(shown()?.name).toBe('pin'));
    expect(shown()?.data).toEqual({ reason: 'purchase.promocode.pin_reason' });
    modal.send({ type: 'modal.resolve', id: 'confirm-pin', result: { status: 'accepted' } });
    expect(await asked).toBe(true);
  });

  it('sends the code, and what the page knows is old then [PROMO-016]', async () => {
    const { call, ports, queryClient } = start();
    const outdated = vi.spyOn(queryClient, 'invalidateQueries');
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 25, 22));
    onTestFinished(() => void vi.restoreAllMocks());
    // The day of the account, in Moscow.
    expect(await ports.sendCode({ code: secret('KINO30') }, signal)).toEqual({
      usedOn: '2026-11-26',
    });
    expect(call).toHaveBeenCalledExactlyOnceWith(
      sendPromoCodeOperation,
      { body: { code: 'KINO30' } },
      signal,
    );
    expect(outdated).toHaveBeenCalledOnce();
  });

  it.each([true, false])('has a card linked by its dialog: %s [PROMO-005]', async (isLinked) => {
    const { modal, ports, shown } = start();
    const linked = ports.linkCard(undefined, signal);
    await vi.waitFor(() => expect(shown()?.name).toBe('card-binding'));
    const id = shown()?.id ?? '';
    modal.send(isLinked ? { type: 'modal.resolve', id } : { type: 'modal.cancel' });
    expect(await linked).toBe(isLinked);
  });

  it('has a visitor sign in; the address then begins the field with the code [PROMO-013]', () => {
    window.history.replaceState(null, '', '/promocode');
    const { modal, ports, shown } = start();
    ports.signIn({ code: secret('KINO30') });
    expect([shown()?.name, window.location.search]).toEqual(['login', '']);
    modal.send({ type: 'modal.resolve', id: shown()?.id ?? '' });
    expect(window.location.search).toBe('?code=KINO30');
  });
});
