export { ErrorDialog } from './error-dialog.tsx';
export { type LazyDialog, lazyDialog } from './lazy-dialog.tsx';
export type { ModalDialogProps, ModalDialogs, ModalShell } from './modal-dialog.types.ts';
export { type ModalActor, ModalHost, type ModalHostProps } from './modal.view.tsx';
