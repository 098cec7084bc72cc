import { useFlow, usePorts } from '@foyer/core/react';
import type { ModalShell } from '@foyer/modal/view';
import { Dialog } from '@foyer/ui/dialog';
import { useTranslate } from '@foyer/ui/i18n';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { ProfilesStep } from './profiles.step.tsx';
import { createWhoWatchesMachine, type WhoWatchesOutput } from './who-watches.machine.ts';
import { selectShownFlow, selectShownFlowState } from './who-watches.selectors.ts';
import { ProfileWizardStep } from './wizard/wizard.step.tsx';

/** What {@link ProfilesFlow} needs. */
export interface ProfilesFlowProps {
  /** One that may not be dismissed makes the viewer choose. START-020 */
  shell: ModalShell;
  /** Called once, at the end. */
  onDone: (output: WhoWatchesOutput) => void;
  /** Is there while a PIN, a switch or a new profile is under way. */
  whileUnderWay?: ReactNode;
}

/** The dialog that asks who is watching, with the wizard of a new profile inside. PROF-001, PROF-003, START-017 */
export function ProfilesFlow({ shell, onDone, whileUnderWay }: ProfilesFlowProps) {
  const t = useTranslate('modal');
  const machine = usePorts(createWhoWatchesMachine);
  const actor = useFlow(machine, { isClosable: shell.isDismissable }, onDone);
  const shown = useLast(useSelector(actor, selectShownFlow));
  const { isReady, isClosable, isUnderWay } = useSelector(
    shown,
    selectShownFlowState,
    shallowEqual,
  );
  const isOpen = useLast(isReady || undefined) === true;
  const isMaking = shown?.id === 'profileWizard';
  const close = () => shown?.send({ type: isMaking ? 'wizard.close' : 'profiles.close' });
  return (
    <Dialog
      {...shell}
      isOpen={shell.isOpen && isOpen}
      isDismissable={shell.isDismissable && isClosable}
      title={isMaking ? t('modal.login.new_profile.title') : t('modal.login.profiles.title')}
      onClose={close}
      onEscape={close}
    >
      {isUnderWay && whileUnderWay}
      {shown && <Shown actor={shown} isMaking={isMaking} />}
    </Dialog>
  );
}

function Shown({ actor, isMaking }: { actor: AnyActorRef; isMaking: boolean }) {
  return isMaking ? <ProfileWizardStep actor={actor} /> : <ProfilesStep actor={actor} />;
}

/** What there was last: a dialog that is open stays as it is between two flows, and while it fades. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
