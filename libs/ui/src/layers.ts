import { useEffect, useEffectEvent } from 'react';

/** Something that lies over the page and that the viewer may close, such as a dialog, a sheet or a menu. */
export interface Layer {
  /** Asks it to close, as its own button would; it is gone when it says so. */
  close: () => void;
}

const layers: Layer[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** What lies over the page, the topmost last. */
export const openLayers = (): readonly Layer[] => layers;

/** Tells whenever a layer comes or goes. @returns Stops it. */
export function onLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Counts as a layer over the page while it is open: whoever goes back closes it. What the viewer may not close is none.
 *
 * @param close - As the layer's own button does.
 */
export function useLayer(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = { close: () => closeNow() };
    layers.push(layer);
    tell();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      tell();
    };
  }, [isOpen]);
}
