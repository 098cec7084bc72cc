import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { useSelector } from '@xstate/react';
import { createProfileWizardMachine } from './wizard.machine.ts';
import { ProfileWizardStep } from './wizard.step.tsx';
import type { ProfileWizardOutput } from './wizard.types.ts';

/** What {@link ProfileWizardFlow} needs. */
export interface ProfileWizardFlowProps {
  shell: ModalShell;
  /** Called once, at the end. */
  onDone: (output: ProfileWizardOutput) => void;
}

/** The dialog that makes a profile. MODAL-020 */
export function ProfileWizardFlow({ shell, onDone }: ProfileWizardFlowProps) {
  const t = useTranslate('modal');
  const actor = useFlow(usePorts(createProfileWizardMachine), undefined, onDone);
  const isClosable = useSelector(actor, (now) => now.can({ type: 'wizard.close' }));
  const close = () => actor.send({ type: 'wizard.close' });
  return (
    <Dialog
      {...shell}
      isDismissable={shell.isDismissable && isClosable}
      title={t('modal.login.new_profile.title')}
      onClose={close}
      onEscape={close}
    >
      <ProfileWizardStep actor={actor} />
    </Dialog>
  );
}
