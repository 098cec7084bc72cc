import { useEffect, useRef } from 'react';
import { useLayer } from '../../layers.ts';

/**
 * Opens a native dialog over the page as soon as it is there. The browser keeps the focus inside, closes it on Escape
 * and gives the focus back to what opened it; going back closes it too.
 */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  useLayer(true, () => dialog.current?.close());
  return dialog;
}
