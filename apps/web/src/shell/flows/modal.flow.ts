import { createModalMachine } from '@foyer/modal';
import { modalPorts } from '../../ports/modal.ports.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** The owner of all dialogs; `views/dialogs.ts` has their views. MODAL-001 to MODAL-012 */
export const modalFlow: ShellFlowFactory = () => ({
  id: 'modal',
  logic: createModalMachine(modalPorts(window)),
});
