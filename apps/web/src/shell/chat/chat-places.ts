import { pageFlags } from '@foyer/site-map/page-flags';
import { isLanding } from '@foyer/top-info/is-landing';

/**
 * Whether the support chat stands on the page at an address: on every page with header and footer, except landing pages
 * with their own offer. Never where something plays, is paid for or is signed in to. CHAT-004
 */
export function hasChat(
  { pathname, search }: { pathname: string; search: string },
  landingsNames: readonly string[],
): boolean {
  return pageFlags(pathname, search).layout === 'page' && !isLanding(pathname, landingsNames);
}
