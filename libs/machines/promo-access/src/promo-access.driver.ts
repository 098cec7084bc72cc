import type { NotificationAnswer } from '@foyer/contract';
import type { Secret } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { createModalMachine, selectModalView } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { type AnyEventObject, createActor, fromCallback, setup, SimulatedClock } from 'xstate';
import { fakePromoAccessPorts } from './promo-access.fixtures.ts';
import { createPromoAccessMachine } from './promo-access.machine.ts';
import { PROMO_DELAY_MS, PROMO_ID, PROMO_PANEL_SECONDS } from './promo-access.setup.ts';
import type { PromoAccessInput } from './promo-access.types.ts';

/**
 * Starts the flow beside the owner of dialogs and notifications that only note what they are told, under a clock of
 * the test's. Calls are held back; `done` lists the effects on the page, in order.
 */
export function startPromoAccess(input: PromoAccessInput) {
  const clock = new SimulatedClock();
  const sendCode = heldPort<{ code: Secret }, NotificationAnswer>();
  const told: AnyEventObject[] = [];
  const done: string[] = [];
  const held: string[] = [];
  const ports = fakePromoAccessPorts({
    sendCode: sendCode.port,
    clearAddress: () => done.push('clearAddress'),
    goHome: () => done.push('goHome'),
    openScreen: (path) => done.push(path),
  });
  const root = setup({
    actors: {
      modal: createModalMachine(fakeModalPorts()),
      session: fromCallback<AnyEventObject>(({ receive }) =>
        receive((event) => held.push(event.type)),
      ),
      notifications: fromCallback<AnyEventObject>(({ receive }) =>
        receive((event) => told.push(event)),
      ),
      promo: createPromoAccessMachine(ports),
    },
  }).createMachine({
    invoke: [
      { src: 'modal', id: 'modal', systemId: 'modal' },
      { src: 'session', systemId: 'session' },
      { src: 'notifications', systemId: 'notifications' },
      { src: 'promo', id: 'promo', systemId: PROMO_ID, input },
    ],
  });
  const { modal, promo: actor } = createActor(root, { clock }).start().getSnapshot().children;
  if (!modal || !actor) throw new Error('The flows did not start');
  const dialog = () => selectModalView(modal.getSnapshot());
  const shown = () => (dialog().isOpen ? dialog().modal?.name : undefined);
  const signIn = () => modal.send({ type: 'modal.resolve', id: dialog().modal?.id ?? '' });
  const close = () => modal.send({ type: 'modal.cancel' });
  const output = () => actor.getSnapshot().output;
  const codes = () => sendCode.calls.map(({ input: { code } }) => code.reveal());
  const wait = () => clock.increment(PROMO_DELAY_MS);
  const read = () => clock.increment(PROMO_PANEL_SECONDS * 1000);
  /** Lets an answer that was given reach the flow. */
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const answer = async (given: NotificationAnswer) => {
    sendCode.calls[0]?.answer(given);
    await settle();
  };
  const fail = async (error: unknown) => {
    sendCode.calls[0]?.fail(error);
    await settle();
  };
  return {
    actor,
    modal,
    clock,
    told,
    done,
    shown,
    signIn,
    close,
    output,
    codes,
    wait,
    read,
    held,
    answer,
    fail,
  };
}
