import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { type TextKey, useTranslate } from '@foyer/ui/i18n';
import { useSelector } from '@xstate/react';
import { createBonusMachine } from './bonus.machine.ts';
import { type BonusStepName, selectBonusView } from './bonus.selectors.ts';
import { BonusStep } from './bonus.step.tsx';
import type { BonusInput, BonusOutput } from './bonus.types.ts';

const titles: Record<BonusStepName, TextKey> = {
  none: 'bank_card.payment.bonus_title',
  loading: 'bank_card.payment.bonus_title',
  register: 'bank_card.payment.bonus_title',
  confirm: 'bank_card.bonus.confirm_title',
  error: 'modal.bonus_activate.error.title',
};

/** What {@link BonusFlow} needs. */
export interface BonusFlowProps {
  input: BonusInput;
  /** Where the owner of all dialogs shows it. */
  shell: ModalShell;
  /** Called once, at the end; after `joined` the page is to be loaded again. BONUS-002 */
  onDone: (output: BonusOutput) => void;
}

/** The dialog that joins a bonus program. MODAL-026 */
export function BonusFlow({ input, shell, onDone }: BonusFlowProps) {
  const t = useTranslate('bank_card', 'modal');
  const actor = useFlow(usePorts(createBonusMachine), input, onDone);
  const step = useSelector(actor, (snapshot) => selectBonusView(snapshot).step);
  const leave = () => actor.send({ type: 'bonus.leave' });
  return (
    <Dialog {...shell} title={t(titles[step])} onClose={leave} onEscape={leave}>
      <BonusStep actor={actor} hasTitle />
    </Dialog>
  );
}
