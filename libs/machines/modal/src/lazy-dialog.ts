import { type ComponentType, lazy } from 'react';
import { ErrorDialog } from './error-dialog.tsx';
import type { ModalDialogProps } from './modal-dialog.types.ts';

/**
 * A dialog of the registry that loads when it is first asked for. If it cannot be loaded, the error dialog stands in
 * for it until the page is loaded anew.
 */
export const lazyDialog = (load: () => Promise<ComponentType<ModalDialogProps>>) =>
  lazy<ComponentType<ModalDialogProps>>(() =>
    load().then(
      (dialog) => ({ default: dialog }),
      () => ({ default: ErrorDialog }),
    ),
  );
