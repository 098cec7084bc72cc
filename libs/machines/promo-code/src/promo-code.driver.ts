import { secret } from '@foyer/core';
import { createActor, waitFor } from 'xstate';
import { fakePromoCodePorts, rightCode } from './promo-code.fixtures.ts';
import { createPromoCodeMachine } from './promo-code.machine.ts';
import { type PromoCodeStep, selectPromoCodeView } from './promo-code.selectors.ts';
import type { PromoCodePorts } from './promo-code.types.ts';

/** Starts the flow for a test. */
export function start(replaced: Partial<PromoCodePorts> = {}) {
  const machine = createPromoCodeMachine(fakePromoCodePorts(replaced));
  const actor = createActor(machine).start();
  const view = () => selectPromoCodeView(actor.getSnapshot());
  /** Resolves when the view shows a step and nothing is under way. */
  const atStep = async (step: PromoCodeStep) => {
    await waitFor(actor, (now) => {
      const { step: shown, isBusy } = selectPromoCodeView(now);
      return shown === step && !isBusy;
    });
    return view();
  };
  /** Sends a code, as it was typed, and waits for what comes of it. */
  const enter = async (code: string = rightCode, step: PromoCodeStep = 'form') => {
    actor.send({ type: 'code.submit', code: secret(code) });
    return atStep(step);
  };
  return { actor, machine, view, atStep, enter };
}
