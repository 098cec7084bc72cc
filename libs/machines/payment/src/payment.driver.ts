import { type ActorRefFrom, createActor, SimulatedClock, waitFor } from 'xstate';
import { fakePaymentPorts } from './payment.fixtures.ts';
import { createPaymentMachine, type paymentMachine } from './payment.machine.ts';
import { type PaymentStep, type PaymentViewState, selectPaymentView } from './payment.selectors.ts';
import type { PaymentInput, PaymentPorts } from './payment.types.ts';

type PaymentActor = ActorRefFrom<typeof paymentMachine>;

/** Starts the flow; its time stands still unless a clock moves it. `steps` are those that the view has shown, in order. */
export function start(
  input: PaymentInput,
  replaced: Partial<PaymentPorts> = {},
  clock = new SimulatedClock(),
) {
  const machine = createPaymentMachine(fakePaymentPorts(replaced));
  const actor = createActor(machine, { input, clock });
  const steps: PaymentStep[] = [];
  actor.subscribe((snapshot) => {
    const { step } = selectPaymentView(snapshot);
    if (step !== steps.at(-1)) steps.push(step);
  });
  return { actor: actor.start(), clock, steps };
}

/** What the view would show now. */
export const view = (actor: PaymentActor) => selectPaymentView(actor.getSnapshot());

/** Resolves when the view shows a step. */
export async function atStep(actor: PaymentActor, step: PaymentStep): Promise<PaymentViewState> {
  await waitFor(actor, (now) => selectPaymentView(now).step === step);
  return view(actor);
}

/** Chooses a way to pay and goes on with it. */
export async function payBy(actor: PaymentActor, methodId: string): Promise<void> {
  const { step } = view(actor);
  if (step !== 'methods') {
    await waitFor(actor, (now) => ['periods', 'methods'].includes(selectPaymentView(now).step));
    if (view(actor).step === 'periods') actor.send({ type: 'payment.next' });
  }
  actor.send({ type: 'method.choose', methodId });
  actor.send({ type: 'payment.next' });
}
