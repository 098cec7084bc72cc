import { useEffect } from 'react';

/** What some browsers have to hand a page the keys that they keep for themselves in full screen. */
interface KeyboardLock {
  lock?: (codes: string[]) => Promise<void>;
  unlock?: () => void;
}

// A refusal leaves escape to the browser: it then leaves the full screen first.
const ignore = () => {};

/**
 * Escape closes the panel first, and leaves the full screen only then: in full screen browsers take the key for
 * themselves, so that it is asked for while the panel is open. PLAYER-043
 */
export function useEscapeOrder(isPanelOpen: boolean, isFullscreen: boolean): void {
  useEffect(() => {
    const { keyboard } = navigator as Navigator & { keyboard?: KeyboardLock };
    if (!isPanelOpen || !isFullscreen || !keyboard?.lock) return undefined;
    keyboard.lock(['Escape']).catch(ignore);
    return () => keyboard.unlock?.();
  }, [isPanelOpen, isFullscreen]);
}
