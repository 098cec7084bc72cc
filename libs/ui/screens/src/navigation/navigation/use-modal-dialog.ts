import { useEffect, useRef } from 'react';

/**
 * Opens a native dialog over the page as soon as it is there. The browser keeps the focus inside, closes it on Escape
 * and gives the focus back to what opened it.
 */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return dialog;
}
