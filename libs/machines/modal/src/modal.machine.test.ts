import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, setup } from 'xstate';
import { rejected, startModal } from './modal.driver.ts';
import { fakeModalPorts, modalRequests } from './modal.fixtures.ts';
import { createModalMachine } from './modal.machine.ts';
import { selectModalView } from './modal.selectors.ts';

const { login, urgent, profiles, registration, recommendations } = modalRequests;

describe('modalMachine', () => {
  it('shows one dialog at a time, the next when the first has faded [MODAL-001, MODAL-011]', () => {
    const { open, send, shown, view, fade } = startModal();

    open(login);
    open(registration);
    expect([shown(), view().isOpen]).toEqual(['login', true]);
    send('modal.cancel');
    expect([shown(), view().isOpen]).toEqual(['login', false]);
    fade();

    expect([shown(), view().isOpen]).toEqual(['registration', true]);
  });

  it('lets a request take the place of a dialog that can be cancelled [MODAL-011]', () => {
    const { open, shown, outcomes, fade } = startModal();
    open(recommendations);
    open(registration);

    open(urgent);
    fade();

    expect(shown()).toBe('urgent');
    expect(outcomes).toEqual([rejected('item_recommendations', 'replaced', 'recommendations')]);
  });

  it('makes it wait, before all others, for one that cannot', () => {
    const { open, actor, shown, fade } = startModal();
    open(profiles);
    open(registration);

    open(urgent);
    expect(shown()).toBe('profiles');
    actor.send({ type: 'modal.resolve', id: 'profiles' });
    fade();

    expect(shown()).toBe('urgent');
  });

  it('knows a dialog that is asked for twice', () => {
    const { open, send, actor, fade } = startModal();
    open(login);
    open(login);
    open(registration);
    open(registration);
    expect(actor.getSnapshot().context.waiting.map(({ id }) => id)).toEqual(['registration']);
    send('modal.cancel');
    open(registration);
    open(login);

    fade();

    expect(actor.getSnapshot().context.waiting.map(({ id }) => id)).toEqual(['login']);
  });

  it('closes on navigation, and lets nothing that waits for the page open later [MODAL-002]', () => {
    const { open, send, outcomes, actor, fade } = startModal();
    open(login);
    open(registration);

    send('navigation.changed');
    fade();

    expect(actor.getSnapshot().value).toBe('closed');
    expect(outcomes).toEqual([
      rejected('login', 'navigation'),
      rejected('registration', 'navigation'),
    ]);
  });

  it('stays open on navigation when it ignores that [MODAL-003]', () => {
    const { open, send, outcomes, shown } = startModal();
    open(profiles);
    open(login);

    send('navigation.changed');

    expect(shown()).toBe('profiles');
    expect(outcomes).toEqual([rejected('login', 'navigation')]);
  });

  it('closes on Escape, unless that is disabled [MODAL-004]', () => {
    const [byKey, without] = [startModal(), startModal()];
    byKey.open(login);
    without.open(registration);

    byKey.send('modal.escape');
    without.send('modal.escape');

    expect(byKey.outcomes).toEqual([rejected('login', 'cancelled')]);
    expect(without.outcomes).toEqual([]);
  });

  it('can be cancelled by default [MODAL-006]', () => {
    const { open, send, view, outcomes } = startModal();

    open(login);
    expect(view().canClose).toBe(true);
    send('modal.cancel');

    expect(outcomes).toEqual([rejected('login', 'cancelled')]);
  });

  it('ignores close and Escape when it cannot be cancelled, but not navigation [MODAL-012]', () => {
    const { open, send, view, outcomes } = startModal();
    open({ ...profiles, ignoresNavigation: false });

    send('modal.cancel');
    send('modal.escape');
    expect([view().canClose, view().isOpen]).toEqual([false, true]);
    send('navigation.changed');

    expect(outcomes).toEqual([rejected('profiles', 'navigation')]);
  });

  it('tells the asker the result, once', () => {
    const heard: AnyEventObject[] = [];
    const root = setup({ actors: { modal: createModalMachine(fakeModalPorts()) } }).createMachine({
      invoke: { src: 'modal', systemId: 'modal' },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    });
    const actor = createActor(root, { systemId: 'app' }).start();
    const modal = actor.system.get('modal');

    modal.send({ type: 'modal.open', request: { ...login, asker: 'app' } });
    modal.send({ type: 'modal.resolve', id: 'registration', result: 'of another' });
    modal.send({ type: 'modal.resolve', id: 'login', result: { isNew: true } });
    modal.send({ type: 'modal.resolve', id: 'login', result: 'again' });

    expect(heard).toEqual([
      { type: 'modal.resolved', id: 'login', name: 'login', result: { isNew: true } },
    ]);
    actor.stop();
  });

  it('takes back a dialog that is shown or waits', () => {
    const { open, actor, outcomes, fade } = startModal();
    open(profiles);
    open(login);
    open(registration);

    actor.send({ type: 'modal.withdraw', id: 'login' });
    actor.send({ type: 'modal.withdraw', id: 'profiles' });
    actor.send({ type: 'modal.withdraw', id: 'unknown' });
    fade();

    expect(selectModalView(actor.getSnapshot()).modal?.id).toBe('registration');
    expect(outcomes).toEqual([rejected('login', 'withdrawn'), rejected('profiles', 'withdrawn')]);
  });
});
