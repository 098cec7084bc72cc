import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { createCardChallengeMachine } from './card-challenge.machine.ts';
import { CardChallengeStep } from './card-challenge.step.tsx';
import type { CardChallengeInput, CardChallengeOutput } from './card-challenge.types.ts';

/** What {@link CardChallengeFlow} needs. */
export interface CardChallengeFlowProps {
  input: CardChallengeInput;
  /** Where the owner of all dialogs shows it. */
  shell: ModalShell;
  /** Called once, at the end. */
  onDone: (output: CardChallengeOutput) => void;
}

/** The bank's question in a separate dialog, such as for linking a card. Escape and closing turn back as its button does. */
export function CardChallengeFlow({ input, shell, onDone }: CardChallengeFlowProps) {
  const t = useTranslate('bank_card');
  const actor = useFlow(usePorts(createCardChallengeMachine), input, onDone);
  const leave = () => actor.send({ type: 'challenge.leave' });
  return (
    <Dialog {...shell} title={t('bank_card.challenge.title')} onClose={leave} onEscape={leave}>
      <CardChallengeStep actor={actor} />
    </Dialog>
  );
}
