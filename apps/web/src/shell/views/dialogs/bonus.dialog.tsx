import { type BonusOutput, createBonusMachine } from '@foyer/bonus';
import { BonusFlow } from '@foyer/bonus/view';
import { PortsProvider } from '@foyer/core/react';
import type { ModalDialogProps } from '@foyer/modal/view';
import { useMemo } from 'react';
import { fallback, object, parse, string } from 'valibot';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { bonusPorts } from '../../../ports/bonus.ports.ts';
import { reloadPage } from '../../../ports/session.ports.ts';

/** What the opener says; without a program the service knows none, and the flow says so. BONUS-016 */
const dataSchema = object({ programId: fallback(string(), '') });

/** Joins a bonus program; the page is loaded again once the account is in. MODAL-026, BONUS-002 */
export function BonusDialog({ shell, data, resolve, reject }: ModalDialogProps) {
  const client = useClient();
  const ports = useMemo(() => bonusPorts(client), [client]);
  useBusy('code');
  const end = ({ status }: BonusOutput) => {
    if (status === 'left') return reject();
    resolve();
    reloadPage();
  };
  return (
    <PortsProvider flow={createBonusMachine} ports={ports}>
      <BonusFlow shell={shell} input={parse(dataSchema, data)} onDone={end} />
    </PortsProvider>
  );
}
