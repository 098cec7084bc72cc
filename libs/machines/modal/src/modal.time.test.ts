import { resumeFlow } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import { rejected, startModal } from './modal.driver.ts';
import { fakeModalPorts, modalRequests } from './modal.fixtures.ts';
import { createModalMachine } from './modal.machine.ts';
import { selectModalView } from './modal.selectors.ts';
import { MODAL_CLOSING_MS } from './modal.setup.ts';

const { login, profiles, registration, recommendations, instant } = modalRequests;

describe('modalMachine, in time and on its page', () => {
  it('fades by opacity-scale unless told otherwise [MODAL-007, MODAL-010]', () => {
    const { open, send, view, actor, clock } = startModal();
    open(login);
    expect(view().modal?.animation).toBe('opacity-scale');

    send('modal.cancel');
    clock.increment(MODAL_CLOSING_MS - 1);
    expect(actor.getSnapshot().value).toEqual({ shown: 'closing' });
    clock.increment(1);

    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('goes at once without animation [MODAL-008]', () => {
    const { open, send, actor, clock } = startModal();
    open(instant);

    send('modal.cancel');
    clock.increment(0);

    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('holds the page once for a row of dialogs and puts it back after the last [MODAL-009]', () => {
    const [holdPage, releasePage] = [vi.fn(), vi.fn()];
    const { open, send, fade } = startModal({ holdPage, releasePage });
    open(login);
    open(registration);

    send('modal.cancel');
    fade();
    expect(releasePage).not.toHaveBeenCalled();
    send('modal.cancel');
    fade();

    expect(holdPage).toHaveBeenCalledOnce();
    expect(releasePage).toHaveBeenCalledExactlyOnceWith({ isSamePage: true });
  });

  it('does not put another page where the one before stood', () => {
    const releasePage = vi.fn();
    const { open, send, fade, actor } = startModal({ releasePage });
    open(profiles);
    send('navigation.changed');
    actor.send({ type: 'modal.resolve', id: 'profiles' });
    fade();
    open(login);
    send('modal.cancel');
    fade();

    expect(releasePage.mock.calls).toEqual([[{ isSamePage: false }], [{ isSamePage: true }]]);
  });

  it('closes by itself when the request says so [MODAL-029]', () => {
    const { open, outcomes, clock } = startModal();
    open(recommendations);

    clock.increment(29_999);
    expect(outcomes).toEqual([]);
    clock.increment(1);

    expect(outcomes).toEqual([rejected('item_recommendations', 'expired', 'recommendations')]);
  });

  it('never closes by itself after 0 seconds [MODAL-030, MODAL-031]', () => {
    const { open, outcomes, clock } = startModal();
    open({ ...recommendations, autoCloseSeconds: 0 });

    clock.increment(3_600_000);

    expect(outcomes).toEqual([]);
  });

  it('waits as long as the viewer is busy with it, then counts anew', () => {
    const { open, actor, outcomes, clock } = startModal();
    open(recommendations);
    clock.increment(20_000);

    actor.send({ type: 'modal.hold' });
    clock.increment(60_000);
    actor.send({ type: 'modal.release' });
    clock.increment(29_999);
    expect(outcomes).toEqual([]);
    clock.increment(1);

    expect(outcomes).toHaveLength(1);
  });

  it('holds the page again when it is restored from a snapshot', () => {
    const holdPage = vi.fn();
    const { open, actor } = startModal();
    open(login);
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createModalMachine(fakeModalPorts({ holdPage })), snapshot);

    expect(selectModalView(restored.getSnapshot()).modal?.id).toBe('login');
    expect(holdPage).toHaveBeenCalledOnce();
    restored.stop();
  });
});
