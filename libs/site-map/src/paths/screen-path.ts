import type { ScreenTarget } from '@foyer/contract';

/** The path of a place inside the site; the wire may leave out the leading slash. */
export function screenPath({ link }: ScreenTarget): string {
  return `/${link.replace(/^\/+/, '')}`;
}
