import { useFlow, usePorts } from '@foyer/core/react';
import { Dialog } from '@foyer/ui/dialog';
import { type TextKey, useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { createPinMachine } from './pin.machine.ts';
import { type PinViewState, selectPinView } from './pin.selectors.ts';
import { PinStep } from './pin.step.tsx';
import type { PinInput, PinOutput } from './pin.types.ts';

const titles: Record<Exclude<PinViewState['step'], 'none'>, TextKey> = {
  pin: 'modal.pin.title',
  old: 'modal.pin_change.old',
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
  /** Why the PIN is asked, in the viewer's language; stands under the title. */
  reason?: string;
  /** Called once, at the end. */
  onDone: (output: PinOutput) => void;
}

/** The PIN dialog. Shows nothing while the default PIN is tried. Spec 1 §4 "PIN". */
export function PinFlow({ input, reason, onDone }: PinFlowProps) {
  const t = useTranslate('modal', 'input');
  const actor = useFlow(usePorts(createPinMachine), input, onDone);
  const view = useSelector(actor, selectPinView, shallowEqual);
  if (view.step === 'none') return null;
  return (
    <Dialog
      isOpen
      title={t(titles[view.step])}
      onClose={() => actor.send({ type: 'pin.cancel' })}
      {...(view.step === 'pin' && reason !== undefined && { description: reason })}
    >
      <PinStep actor={actor} view={view} />
    </Dialog>
  );
}
