import type { ScreenTarget } from '@foyer/contract';
import { screenPath } from '@foyer/site-map';

/** The address of a block's target, as a prop; nothing when the block leads nowhere. */
export function targetHref(target: ScreenTarget | undefined): { href?: string } {
  return target ? { href: screenPath(target) } : {};
}
