import { createActor, SimulatedClock, waitFor } from 'xstate';
import { coldStartInputs, coldStartMovies, fakeColdStartPorts } from './cold-start.fixtures.ts';
import { createColdStartMachine } from './cold-start.machine.ts';
import { type ColdStartStep, selectColdStartView } from './cold-start.selectors.ts';
import type { ColdStartInput, ColdStartPorts } from './cold-start.types.ts';

/** Starts the flow for a test. */
export async function start(
  replaced: Partial<ColdStartPorts> = {},
  input: ColdStartInput = coldStartInputs.many,
) {
  const clock = new SimulatedClock();
  const machine = createColdStartMachine(fakeColdStartPorts(replaced));
  const actor = createActor(machine, { input, clock }).start();
  const view = () => selectColdStartView(actor.getSnapshot());
  /** Resolves when the view shows a step and nothing is under way. */
  const atStep = async (step: ColdStartStep) => {
    await waitFor(actor, (now) => {
      const { step: shown, isBusy } = selectColdStartView(now);
      return shown === step && !isBusy;
    });
    return view();
  };
  const toggleGenres = (count: number) => {
    for (const { alias } of input.genres.items.slice(0, count)) {
      actor.send({ type: 'genre.toggle', alias });
    }
  };
  const toggleMovies = (count: number) => {
    for (const { id } of coldStartMovies.slice(0, count)) actor.send({ type: 'movie.toggle', id });
  };
  /** Chooses genres, as many as are wanted, and comes to the titles. */
  const toMovies = async () => {
    toggleGenres(view().least);
    actor.send({ type: 'step.next' });
    return atStep('movies');
  };
  /** Chooses titles as well, and waits for what comes of it. */
  const save = async (step: ColdStartStep = 'result') => {
    await toMovies();
    toggleMovies(view().least);
    actor.send({ type: 'step.next' });
    return atStep(step);
  };
  await waitFor(actor, (now) => !now.matches({ asking: 'recalling' }));
  return { actor, atStep, clock, machine, save, toggleGenres, toggleMovies, toMovies, view };
}
