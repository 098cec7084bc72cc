import type { ComposerEvent } from '@foyer/composer';
import { useEffect } from 'react';

/** Ctrl or Cmd with Z, Y and S: undo, redo, save now. A field's own undo would know nothing of the page. */
export function useEditKeys(send: (event: ComposerEvent) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const wish = wishOf(event);
      if (!wish) return;
      event.preventDefault();
      send({ type: wish });
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [send]);
}

function wishOf({ code, shiftKey }: KeyboardEvent) {
  if (code === 'KeyZ') return shiftKey ? 'edit.redo' : 'edit.undo';
  if (code === 'KeyY') return 'edit.redo';
  return code === 'KeyS' ? 'page.save' : undefined;
}
