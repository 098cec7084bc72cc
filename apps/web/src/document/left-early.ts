/** The part of a timing that says for which address the document was loaded. */
type LoadedDocument = Pick<PerformanceEntry, 'name'>;

/**
 * Whether the viewer has gone back or forward before the page was alive: the address is then another page's than the
 * one on the screen, and nobody has heard of it.
 *
 * @param loaded - The browser's own record of the document's load; nothing is known without it.
 */
export function isLeftEarly(loaded: LoadedDocument | undefined, here: URL): boolean {
  if (!loaded || !URL.canParse(loaded.name)) return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname + search !== here.pathname + here.search;
}
