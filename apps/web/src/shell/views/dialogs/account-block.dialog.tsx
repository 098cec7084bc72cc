import type { accountBlockMachine } from '@foyer/account-block';
import { AccountBlockDialog } from '@foyer/account-block/view';
import type { ModalDialogProps } from '@foyer/modal/view';
import { useShell } from '../../shell-store.ts';
import type { Shell } from '../../shell.types.ts';
import { useFlow } from '../use-flow.ts';

/** The dialog of a blocked account, of the flow that asked for it. ACCT-001 to ACCT-011 */
export function AccountBlock(props: ModalDialogProps) {
  const running = useShell();
  return running ? <OfFlow {...props} running={running} /> : null;
}

function OfFlow({ shell, running }: ModalDialogProps & { running: Shell }) {
  const flow = useFlow<typeof accountBlockMachine>(running, 'account-block');
  return flow ? <AccountBlockDialog actor={flow} shell={shell} /> : null;
}
