import type { modalMachine } from '@foyer/modal';
import { ModalHost } from '@foyer/modal/view';
import type { Shell } from '../shell.types.ts';
import { dialogs } from './dialogs.ts';
import { useFlow } from './use-flow.ts';

/** The one dialog over the page. MODAL-001 */
export function PageDialogs({ shell }: { shell: Shell }) {
  const flow = useFlow<typeof modalMachine>(shell, 'modal');
  return flow ? <ModalHost actor={flow} dialogs={dialogs} /> : null;
}
