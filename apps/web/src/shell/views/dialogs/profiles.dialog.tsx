import { PortsProvider } from '@foyer/core/react';
import type { ModalDialogProps } from '@foyer/modal/view';
import { createWhoWatchesMachine, type WhoWatchesOutput } from '@foyer/profiles';
import { ProfilesFlow } from '@foyer/profiles/view';
import { useMemo } from 'react';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { whoWatchesPorts } from '../../../ports/profiles.ports.ts';

/** Asks who is watching; after a switch the page is loaded anew. START-017, PROF-001, PROF-011 to PROF-013 */
export function ProfilesDialog(props: ModalDialogProps) {
  const shell = useShell();
  return shell ? <Profiles {...props} running={shell} /> : null;
}

function Profiles({ shell, resolve, reject, running }: ModalDialogProps & { running: Shell }) {
  const ports = useMemo(() => whoWatchesPorts(running), [running]);
  const end = ({ status }: WhoWatchesOutput) => (status === 'chosen' ? resolve() : reject());
  return (
    <PortsProvider flow={createWhoWatchesMachine} ports={ports}>
      <ProfilesFlow shell={shell} onDone={end} whileUnderWay={<CodeBusy />} />
    </PortsProvider>
  );
}

/** A page that only asks who is watching may be reloaded: another tab has answered. */
function CodeBusy() {
  useBusy('code');
  return null;
}
