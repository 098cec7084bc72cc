import type { PlacedCompanion } from './choose-companions.ts';
import { type CompanionPorts, loadCompanion } from './load-companion.ts';

/**
 * Puts a companion into an element, and tells that it is seen once it has been loaded. VAST 4.3 §3.13
 *
 * @param ports - `onFailure`: it cannot be loaded.
 * @returns Takes it away.
 */
export function mountCompanion(
  placed: Omit<PlacedCompanion, 'place'>,
  element: HTMLElement,
  { onFailure, ...ports }: CompanionPorts & { onFailure?: () => void },
): () => void {
  const companion = loadCompanion(placed, ports);
  let isThere = true;
  element.append(companion.element);
  void companion.loaded.then((isLoaded) => {
    if (!isThere) return;
    if (isLoaded) companion.tellView();
    else onFailure?.();
  });
  return () => {
    isThere = false;
    companion.close();
  };
}
