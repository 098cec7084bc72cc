import { secret } from '@foyer/core';
import { type ActorRefFrom, createActor, SimulatedClock, waitFor } from 'xstate';
import { fakePurchaseOrderPorts } from './purchase-order.fixtures.ts';
import { createPurchaseOrderMachine, type purchaseOrderMachine } from './purchase-order.machine.ts';
import {
  type PurchaseOrderViewState,
  selectPurchaseOrderView,
} from './purchase-order.selectors.ts';
import type { PurchaseOrderInput, PurchaseOrderPorts, TypedCard } from './purchase-order.types.ts';

type PurchaseOrderActor = ActorRefFrom<typeof purchaseOrderMachine>;

/** A card that every fake bank knows. */
export const typedCard = (): TypedCard => ({
  number: secret('2200000000000004'),
  cvc: secret('123'),
  expiry: secret('1230'),
});

/** Starts the flow; its time stands still unless a clock moves it. */
export function start(
  input: PurchaseOrderInput,
  replaced: Partial<PurchaseOrderPorts> = {},
  clock = new SimulatedClock(),
) {
  const machine = createPurchaseOrderMachine(fakePurchaseOrderPorts(replaced));
  return { actor: createActor(machine, { input, clock }).start(), clock };
}

/** What the view would show now. */
export const view = (actor: PurchaseOrderActor) => selectPurchaseOrderView(actor.getSnapshot());

/** Resolves when the view shows a step. */
export async function atStep(
  actor: PurchaseOrderActor,
  step: PurchaseOrderViewState['step'],
): Promise<PurchaseOrderViewState> {
  await waitFor(actor, (now) => selectPurchaseOrderView(now).step === step);
  return view(actor);
}
