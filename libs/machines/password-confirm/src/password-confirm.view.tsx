import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { PasswordConfirmFields } from './password-confirm.fields.tsx';
import { createPasswordConfirmMachine } from './password-confirm.machine.ts';
import type { PasswordConfirmInput, PasswordConfirmOutput } from './password-confirm.types.ts';

/** What {@link PasswordConfirmFlow} needs. */
export interface PasswordConfirmFlowProps {
  input: PasswordConfirmInput;
  /** Where the owner of all dialogs shows it. */
  shell: ModalShell;
  /** Called once, at the end. */
  onDone: (output: PasswordConfirmOutput) => void;
}

/** The password-confirmation dialog. MODAL-013 to MODAL-015. */
export function PasswordConfirmFlow({ input, shell, onDone }: PasswordConfirmFlowProps) {
  const t = useTranslate('modal');
  const actor = useFlow(usePorts(createPasswordConfirmMachine), input, onDone);
  const cancel = () => actor.send({ type: 'confirm.cancel' });
  return (
    <Dialog {...shell} title={t('modal.password_confirm.title')} onClose={cancel} onEscape={cancel}>
      <PasswordConfirmFields actor={actor} />
    </Dialog>
  );
}
