import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { type TextKey, useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { step as stepStyle } from './card-binding.css.ts';
import { createCardBindingMachine } from './card-binding.machine.ts';
import { type CardBindingStep, selectCardBindingView } from './card-binding.selectors.ts';
import { CardBindingStepView } from './card-binding.step.tsx';
import type { CardBindingInput, CardBindingOutput } from './card-binding.types.ts';

const titles: Record<CardBindingStep, TextKey> = {
  none: 'bank_card.entry.title',
  working: 'bank_card.entry.title',
  card: 'bank_card.entry.title',
  challenge: 'bank_card.binding.challenge_title',
  challengeLeft: 'bank_card.binding.challenge_title',
  findingOut: 'bank_card.entry.title',
  refused: 'bank_card.binding.refused_title',
};

/** What {@link CardBindingFlow} needs. */
export interface CardBindingFlowProps {
  input: CardBindingInput;
  /** Where the owner of all dialogs shows it. */
  shell: ModalShell;
  /** Called once, at the end. */
  onDone: (output: CardBindingOutput) => void;
}

/** Links a card in a dialog, which opens when the viewer has proved who it is. BANKCARD-033, BANKCARD-035 */
export function CardBindingFlow({ input, shell, onDone }: CardBindingFlowProps) {
  const t = useTranslate('bank_card', 'modal');
  const actor = useFlow(usePorts(createCardBindingMachine), input, onDone);
  const view = useSelector(actor, selectCardBindingView, shallowEqual);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (view.step === 'none') return;
    // A step takes the focus with it, unless one of its fields has it: the button that led here is gone.
    if (!content.current?.contains(document.activeElement)) content.current?.focus();
  }, [view.step]);
  if (view.step === 'none') return null;
  const close = () => actor.send({ type: 'binding.close' });
  return (
    <Dialog {...shell} title={t(titles[view.step])} onClose={close} onEscape={close}>
      <div ref={content} className={stepStyle} tabIndex={-1}>
        <CardBindingStepView actor={actor} view={view} />
      </div>
    </Dialog>
  );
}
