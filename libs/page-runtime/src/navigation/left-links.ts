import { currentEntry } from './page-places.ts';

/** A link of a page: its address as it is written, and its place among those that are written alike. */
interface LeftLink {
  href: string;
  place: number;
}

/** The link that an entry of the history was left by, as long as the document lives. */
const leftBy = new Map<string, LeftLink>();

const alike = (href: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`));

/** Keeps which link has the focus on the page that is about to be left. */
export function keepLeftLink(): void {
  const link = document.activeElement?.closest<HTMLElement>('main a[href]');
  const href = link?.getAttribute('href');
  if (!link || !href) return;
  leftBy.set(currentEntry(), { href, place: alike(href).indexOf(link) });
}

/**
 * Takes what {@link keepLeftLink} has kept for the entry that has come back.
 *
 * @returns Finds the link, which may be drawn later than the page; nothing where none was kept.
 */
export function takeLeftLink(): (() => HTMLElement | undefined) | undefined {
  const entry = currentEntry();
  const left = leftBy.get(entry);
  leftBy.delete(entry);
  return left && (() => alike(left.href)[left.place]);
}
