export { ErrorDialog } from './error-dialog.tsx';
export { lazyDialog } from './lazy-dialog.ts';
export type { ModalDialogProps, ModalDialogs, ModalShell } from './modal-dialog.types.ts';
export { type ModalActor, ModalHost, type ModalHostProps } from './modal.view.tsx';
