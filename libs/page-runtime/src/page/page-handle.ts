/** What a route tells the layout about its page. */
export interface PageHandle {
  /** True where the page's first picture runs under the navigation. */
  isOverHero: boolean;
}

/** Reads a route's handle; routes without one have an ordinary page. */
export function isOverHero(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isOverHero' in handle
    ? handle.isOverHero === true
    : false;
}
