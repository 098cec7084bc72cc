import { createActor, SimulatedClock, type StateValue, waitFor } from 'xstate';
import { composerInputs, fakeComposerPorts } from './composer.fixtures.ts';
import { createComposerMachine } from './composer.machine.ts';
import { selectComposer } from './composer.selectors.ts';
import type { ComposerInput, ComposerPorts } from './composer.types.ts';

/** Starts the flow for a test, and waits until the page is open. */
export async function start(
  replaced: Partial<ComposerPorts> = {},
  input: ComposerInput = composerInputs.publisher,
) {
  const clock = new SimulatedClock();
  const machine = createComposerMachine(fakeComposerPorts(replaced));
  const actor = createActor(machine, { input, clock }).start();
  const view = () => selectComposer(actor.getSnapshot());
  /** Resolves in a state. */
  const until = (state: StateValue) =>
    waitFor(actor, (now) => now.matches(state as Parameters<typeof now.matches>[0]));
  await until('editing');
  return { actor, clock, until, view };
}
