/** The part of a click that decides whether it is an ordinary one. */
type ClickFacts = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/** Whether a click asks for the page here, not for a new tab, a window or a download. */
export function isPlainClick(event: ClickFacts): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

/**
 * The in-app path that an element's link leads to, if it leads inside the app.
 *
 * Links with a `target`, a `download`, `data-document` (a full page load is wanted), another
 * language or another origin are left to the browser, and so are fragments of the same page.
 */
export function internalPath(target: EventTarget | null, here: URL): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
  if ('document' in link.dataset) return undefined;
  const url = new URL(link.href, here);
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  if (url.origin !== here.origin || url.searchParams.has('lang')) return undefined;
  if (isSamePage && url.hash) return undefined;
  return url.pathname + url.search + url.hash;
}
