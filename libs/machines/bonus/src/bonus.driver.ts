import { type ActorRefFrom, createActor, SimulatedClock, waitFor } from 'xstate';
import { bonusInputs, fakeBonusPorts } from './bonus.fixtures.ts';
import { type bonusMachine, createBonusMachine } from './bonus.machine.ts';
import { type BonusStepName, selectBonusView } from './bonus.selectors.ts';
import type { BonusPorts } from './bonus.types.ts';

type BonusActor = ActorRefFrom<typeof bonusMachine>;

/** Starts the flow; its time stands still unless the clock moves it. */
export function start(replaced: Partial<BonusPorts> = {}) {
  const clock = new SimulatedClock();
  const machine = createBonusMachine(fakeBonusPorts(replaced));
  const actor = createActor(machine, { input: bonusInputs.light, clock }).start();
  return { actor, clock, machine, view: () => selectBonusView(actor.getSnapshot()) };
}

/** Resolves when the view shows a step and no call is under way. */
export const atStep = (actor: BonusActor, step: BonusStepName) =>
  waitFor(actor, (now) => {
    const view = selectBonusView(now);
    return view.step === step && !view.isBusy;
  });

/** Goes on to the code by a login. */
export async function toCode(actor: BonusActor, login = '+79000000005'): Promise<void> {
  await atStep(actor, 'register');
  actor.send({ type: 'login.submit', login });
  await atStep(actor, 'confirm');
}
