import { useRef } from 'react';

/**
 * Makes one hold of the pauses of single toasts.
 *
 * @returns To be called with the id of each toast that is paused, and again when it no longer is or is gone.
 */
export function useHold(onHold: () => void, onRelease: () => void) {
  const held = useRef(new Set<string>());
  return {
    onPause: (id: string) => {
      if (held.current.size === 0) onHold();
      held.current.add(id);
    },
    onResume: (id: string) => {
      if (held.current.delete(id) && held.current.size === 0) onRelease();
    },
  };
}
