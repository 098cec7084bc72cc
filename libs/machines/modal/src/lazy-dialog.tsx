import { type ComponentType, lazy, useState } from 'react';
import { ErrorDialog } from './error-dialog.tsx';
import type { ModalDialogProps } from './modal-dialog.types.ts';

/** A dialog of the registry that loads when it is first asked for. */
export interface LazyDialog {
  (props: ModalDialogProps): React.ReactNode;
  /** Loads it ahead of its first showing, which then waits for nothing. */
  preload: () => Promise<unknown>;
}

/**
 * Makes a dialog of the registry. If it cannot be loaded, the error dialog stands in for it until the page is loaded anew.
 *
 * @param load - Imports it.
 */
export function lazyDialog(load: () => Promise<ComponentType<ModalDialogProps>>): LazyDialog {
  let known: ComponentType<ModalDialogProps> | undefined;
  const fetch = async () => {
    known = await load();
    return known;
  };
  const Later = lazy<ComponentType<ModalDialogProps>>(() =>
    fetch().then(
      (dialog) => ({ default: dialog }),
      () => ({ default: ErrorDialog }),
    ),
  );
  function Named(props: ModalDialogProps) {
    // As it is where it is there: a lazy one suspends once even then, and shows a frame later.
    const [Dialog] = useState<ComponentType<ModalDialogProps>>(() => known ?? Later);
    return <Dialog {...props} />;
  }
  // What cannot be loaded now is told when it is asked for.
  Named.preload = () => fetch().catch(() => undefined);
  return Named;
}
