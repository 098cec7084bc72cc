import type { ScreenTarget } from '@foyer/contract';

/** The path of a place inside the site; the wire may leave out the leading slash. */
export function screenPath({ link }: ScreenTarget): string {
  return `/${link.replace(/^\/+/, '')}`;
}

/** The address of a block's target, as a prop; nothing when the block leads nowhere. */
export function targetHref(target: ScreenTarget | undefined): { href?: string } {
  return target ? { href: screenPath(target) } : {};
}
