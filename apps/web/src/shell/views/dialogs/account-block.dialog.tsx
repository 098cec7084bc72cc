import type { accountBlockMachine } from '@foyer/account-block';
import { AccountBlockDialog } from '@foyer/account-block/view';
import type { ModalDialogProps } from '@foyer/modal/view';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useFlow } from '@foyer/page-runtime/shell/use-flow';

/** The dialog of a blocked account, of the flow that asked for it. ACCT-001 to ACCT-011 */
export function AccountBlock(props: ModalDialogProps) {
  const running = useShell();
  return running ? <OfFlow {...props} running={running} /> : null;
}

function OfFlow({ shell, running }: ModalDialogProps & { running: Shell }) {
  const flow = useFlow<typeof accountBlockMachine>(running, 'account-block');
  return flow ? <AccountBlockDialog actor={flow} shell={shell} /> : null;
}
