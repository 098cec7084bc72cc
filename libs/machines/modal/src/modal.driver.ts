import { createActor, SimulatedClock } from 'xstate';
import { fakeModalPorts } from './modal.fixtures.ts';
import { createModalMachine } from './modal.machine.ts';
import { selectModalView } from './modal.selectors.ts';
import { MODAL_CLOSING_MS } from './modal.setup.ts';
import type { ModalOutcome, ModalPorts, ModalRejection, ModalRequest } from './modal.types.ts';

/** Starts the owner of dialogs under a clock of the test's, noting how each dialog ended. */
export function startModal(replaced: Partial<ModalPorts> = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(createModalMachine(fakeModalPorts(replaced)), { clock }).start();
  const outcomes: ModalOutcome[] = [];
  actor.on('*', (outcome) => outcomes.push(outcome));
  const view = () => selectModalView(actor.getSnapshot());
  const shown = () => view().modal?.id;
  const open = (request: ModalRequest) => actor.send({ type: 'modal.open', request });
  const send = (type: 'modal.cancel' | 'modal.escape' | 'navigation.changed') =>
    actor.send({ type });
  const fade = () => clock.increment(MODAL_CLOSING_MS);
  return { actor, clock, outcomes, view, shown, open, send, fade };
}

/** How a dialog without a result ended; `id` where it is not the name. */
export const rejected = (name: string, reason: ModalRejection, id = name): ModalOutcome => ({
  type: 'modal.rejected',
  id,
  name,
  reason,
});
