import { type modalMachine, selectModalView } from '@foyer/modal';
import { ModalHost } from '@foyer/modal/view';
import { useSelector } from '@xstate/react';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useBusy } from '@foyer/page-runtime/shell/use-busy';
import { useFlow } from '@foyer/page-runtime/shell/use-flow';
import { dialogs } from './dialogs.ts';

/** The one dialog over the page. What it says is not taken away by a reload that an event asks for. MODAL-001 */
export function PageDialogs({ shell }: { shell: Shell }) {
  const flow = useFlow<typeof modalMachine>(shell, 'modal');
  const isRead = useSelector(flow, (snapshot) => {
    if (snapshot === undefined) return false;
    const { modal, isOpen } = selectModalView(snapshot);
    // What the viewer cannot close is there until something happens, such as the reload.
    return isOpen && modal?.isCancellable === true;
  });
  useBusy(isRead ? 'dialog' : undefined);
  return flow ? <ModalHost actor={flow} dialogs={dialogs} /> : null;
}
