import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { type TextKey, useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createPinMachine } from './pin.machine.ts';
import { type PinViewState, selectPinView } from './pin.selectors.ts';
import { PinStep } from './pin.step.tsx';
import type { PinInput, PinOutput } from './pin.types.ts';

const titles: Record<Exclude<PinViewState['step'], 'none'>, TextKey> = {
  pin: 'modal.pin.title',
  old: 'modal.pin_change.old',
  lift: 'modal.pin.cancel_title',
  locked: 'modal.pin.title',
  confirm: 'modal.password_confirm.title',
  deleting: 'modal.pin_reset.title',
  failed: 'modal.error.title',
  new: 'modal.pin_change.title',
  repeat: 'modal.pin_change.title',
};

/** What {@link PinFlow} needs. */
export interface PinFlowProps {
  input: PinInput;
  /** Where the owner of all dialogs shows it; without one it is open until the flow is over. */
  shell?: ModalShell;
  /** Why the PIN is asked, in the viewer's language; stands under the title. */
  reason?: string;
  /** Called once, at the end. */
  onDone: (output: PinOutput) => void;
}

/** The PIN dialog. Shows nothing while the default PIN is tried. Spec 1 §4 "PIN", MODAL-016 to MODAL-018 */
export function PinFlow({ input, shell, reason, onDone }: PinFlowProps) {
  const t = useTranslate('modal', 'input');
  const actor = useFlow(usePorts(createPinMachine), input, onDone);
  const view = useShown(useSelector(actor, selectPinView, shallowEqual));
  if (view.step === 'none' || (view.isOver && !shell)) return null;
  const description = view.step === 'lift' ? t('modal.pin.cancel_text') : reason;
  const isAsking = view.step === 'pin' || view.step === 'lift';
  const cancel = () => actor.send({ type: 'pin.cancel' });
  return (
    <Dialog
      isOpen
      {...shell}
      title={t(titles[view.step])}
      onClose={cancel}
      onEscape={cancel}
      {...(isAsking && description !== undefined && { description })}
    >
      <PinStep actor={actor} view={view} />
    </Dialog>
  );
}

/** Keeps the last step while there is nothing new to show: a dialog that fades, or waits for a call, is not empty. */
function useShown(view: PinViewState): PinViewState {
  const [step, setStep] = useState(view.step);
  if (view.step !== 'none' && view.step !== step) setStep(view.step);
  return view.step === 'none' ? { ...view, step } : view;
}
