import { PortsProvider } from '@foyer/core/react';
import type { ModalDialogProps } from '@foyer/modal/view';
import { createProfileWizardMachine, type ProfileWizardOutput } from '@foyer/profiles/wizard';
import { ProfileWizardFlow } from '@foyer/profiles/wizard/view';
import { useMemo } from 'react';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { profileWizardPorts } from '../../../ports/profiles.ports.ts';

/** Makes a profile; resolves with its id and what it did not get. MODAL-020 */
export function NewProfileDialog(props: ModalDialogProps) {
  const shell = useShell();
  return shell ? <NewProfile {...props} running={shell} /> : null;
}

function NewProfile({ shell, resolve, reject, running }: ModalDialogProps & { running: Shell }) {
  const ports = useMemo(() => profileWizardPorts(running.page), [running]);
  // What was typed would be lost.
  useBusy('code');
  const end = (output: ProfileWizardOutput) =>
    output.status === 'created' ? resolve(output) : reject();
  return (
    <PortsProvider flow={createProfileWizardMachine} ports={ports}>
      <ProfileWizardFlow shell={shell} onDone={end} />
    </PortsProvider>
  );
}
