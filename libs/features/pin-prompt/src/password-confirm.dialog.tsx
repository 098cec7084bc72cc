import type { ModalDialogProps } from '@foyer/modal/view';
import { PortsProvider } from '@foyer/core/react';
import { createPasswordConfirmMachine, type PasswordConfirmOutput } from '@foyer/password-confirm';
import { PasswordConfirmFlow } from '@foyer/password-confirm/view';
import { useMemo } from 'react';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { passwordConfirmPorts } from './password-confirm.ports.ts';
import { usePinViewer } from './pin-ports.tsx';

/** What the dialog resolves with; a viewer who turns back rejects it. The proof itself stays in its box. */
export type PasswordConfirmDialogResult = Extract<PasswordConfirmOutput, { status: 'confirmed' }>;

/** Confirms that it is the user, by SMS code or by the password. MODAL-013, MODAL-014 */
export function PasswordConfirmDialog({ shell, resolve, reject }: ModalDialogProps) {
  const client = useClient();
  const ports = useMemo(() => passwordConfirmPorts(client), [client]);
  const { isKnown, phone } = usePinViewer();
  useBusy('code');
  const end = (output: PasswordConfirmOutput) => {
    if (output.status === 'cancelled') reject();
    else resolve(output satisfies PasswordConfirmDialogResult);
  };
  if (!isKnown) return null;
  return (
    <PortsProvider flow={createPasswordConfirmMachine} ports={ports}>
      <PasswordConfirmFlow shell={shell} input={{ phone }} onDone={end} />
    </PortsProvider>
  );
}
