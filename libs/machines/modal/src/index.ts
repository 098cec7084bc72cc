export { type ModalEvent, modalEvents, modalRequestSchema } from './modal.events.ts';
export { createModalMachine, modalMachine } from './modal.machine.ts';
export { type ModalViewState, selectModalView } from './modal.selectors.ts';
export type {
  Modal,
  ModalContext,
  ModalOutcome,
  ModalPorts,
  ModalRejection,
  ModalRequest,
} from './modal.types.ts';
