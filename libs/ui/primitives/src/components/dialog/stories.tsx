import { useState, type ComponentType } from 'react';
import type { DialogProps } from './dialog.types.ts';

/** Whether a dialog comes or goes with an animation, for the stories. */
export const isMoving = (dialog: HTMLElement): boolean =>
  getComputedStyle(dialog).animationName !== 'none';

/** Tells how a dialog left the page, once it has, for the stories. */
export function leaves(dialog: HTMLElement): Promise<'with movement' | 'at once'> {
  return new Promise((resolve) => {
    let hasMoved = false;
    const observer = new MutationObserver(() => {
      if (dialog.isConnected) {
        hasMoved ||= dialog.dataset['state'] === 'closed' && isMoving(dialog);
        return;
      }
      observer.disconnect();
      resolve(hasMoved ? 'with movement' : 'at once');
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** A dialog that is open until it asks to be closed, for the stories. */
export function OpenAtFirst({
  dialog: Dialog,
  ...props
}: DialogProps & { dialog: ComponentType<DialogProps> }) {
  const [isOpen, setOpen] = useState(true);
  return <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />;
}
