import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Button } from '@foyer/ui/button';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { BankCardForm } from './bank-card.form.tsx';
import { createBankCardMachine } from './bank-card.machine.ts';
import type { BankCardInput, BankCardOutput } from './bank-card.types.ts';

/** What {@link BankCardFlow} needs. */
export interface BankCardFlowProps {
  input: BankCardInput;
  /** Where the owner of all dialogs shows it. */
  shell: ModalShell;
  /** Called once, at the end. */
  onDone: (output: BankCardOutput) => void;
}

/** The form of a card in a separate dialog, such as for linking one. BANKCARD-033 */
export function BankCardFlow({ input, shell, onDone }: BankCardFlowProps) {
  const t = useTranslate('bank_card');
  const actor = useFlow(usePorts(createBankCardMachine), input, onDone);
  const leave = () => actor.send({ type: 'card.leave' });
  return (
    <Dialog {...shell} title={t('bank_card.entry.title')} onClose={leave} onEscape={leave}>
      <BankCardForm actor={actor} />
      <Button tone="quiet" onPress={leave}>
        {t('bank_card.entry.other')}
      </Button>
    </Dialog>
  );
}
