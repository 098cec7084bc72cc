import { secret } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import type { passwordConfirmMachine } from '@foyer/password-confirm';
import { type ActorRefFrom, createActor, SimulatedClock, toPromise, waitFor } from 'xstate';
import { createPinMachine, type pinMachine } from './pin.machine.ts';
import { type PinViewState, selectPinView } from './pin.selectors.ts';
import type { PinInput, PinPorts } from './pin.types.ts';

type PinActor = ActorRefFrom<typeof pinMachine>;
type ConfirmActor = ActorRefFrom<typeof passwordConfirmMachine>;

/** Starts the flow; its time stands still unless a clock moves it. */
export function start(input: PinInput, ports: PinPorts, clock = new SimulatedClock()) {
  return createActor(createPinMachine(ports), { input, clock }).start();
}

/** What the view would show now. */
export const view = (actor: PinActor) => selectPinView(actor.getSnapshot());

/** Enters a PIN. */
export const submit = (actor: PinActor, pin: string) =>
  actor.send({ type: 'pin.submit', pin: secret(pin) });

/** Whether a PIN could be entered now. */
export const canSubmit = (actor: PinActor, pin: string) =>
  actor.getSnapshot().can({ type: 'pin.submit', pin: secret(pin) });

/** Resolves when the view shows a step and nothing is under way. */
export async function atStep(actor: PinActor, step: PinViewState['step']): Promise<PinViewState> {
  const snapshot = await waitFor(actor, (now) => {
    const { step: shown, isBusy } = selectPinView(now);
    return shown === step && !isBusy;
  });
  return selectPinView(snapshot);
}

/** The output with its PIN laid open. */
export async function outcome(actor: PinActor) {
  const output = await toPromise(actor);
  return 'pin' in output ? { ...output, pin: output.pin.reveal() } : output;
}

/** Answers the confirmation that a reset asks for; gives its actor. */
export async function confirm(actor: PinActor, kind: 'code' | 'password', value: string) {
  await atStep(actor, 'confirm');
  const child = actor.getSnapshot().children.passwordConfirm as ConfirmActor;
  if (kind === 'code') child.send({ type: 'code.submit', code: secret(value) });
  else child.send({ type: 'password.submit', password: secret(value) });
  return child;
}

/** A check of the PIN that the test answers. */
export const heldCheck = () => heldPort<{ pin: ReturnType<typeof secret> }, { valid: boolean }>();
