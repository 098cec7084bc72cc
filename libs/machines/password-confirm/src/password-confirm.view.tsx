import { useFlow, usePorts } from '@foyer/core/react';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { PasswordConfirmFields } from './password-confirm.fields.tsx';
import { createPasswordConfirmMachine } from './password-confirm.machine.ts';
import type { PasswordConfirmInput, PasswordConfirmOutput } from './password-confirm.types.ts';

/** What {@link PasswordConfirmFlow} needs. */
export interface PasswordConfirmFlowProps {
  input: PasswordConfirmInput;
  /** Called once, at the end. */
  onDone: (output: PasswordConfirmOutput) => void;
}

/** The password-confirmation dialog. MODAL-013 to MODAL-015. */
export function PasswordConfirmFlow({ input, onDone }: PasswordConfirmFlowProps) {
  const t = useTranslate('modal');
  const actor = useFlow(usePorts(createPasswordConfirmMachine), input, onDone);
  return (
    <Dialog
      isOpen
      title={t('modal.password_confirm.title')}
      onClose={() => actor.send({ type: 'confirm.cancel' })}
    >
      <PasswordConfirmFields actor={actor} />
    </Dialog>
  );
}
