import { button, choice, element } from './dom.ts';
import { call } from './room.ts';
import { addSection } from './section.ts';
import { table } from './table.ts';

/** A part of the page that shows rows of the room's JSON. */
interface Ledger {
  /** Path below `/__control`, and id of the part. */
  path: string;
  title: string;
  /** What stands there while there are no rows. */
  empty: string;
  /** Narrows the rows down by one value. */
  filter?: { label: string; query: string; options: readonly string[] };
  actions?: readonly { label: string; act: () => void }[];
}

/** Adds a ledger. @returns How to read it again. */
export function addLedger({
  path,
  title,
  empty,
  filter,
  actions = [],
}: Ledger): () => Promise<void> {
  const place = element('div');
  const chosen = filter && choice(filter.label, filter.options, 'All');
  const show = async (): Promise<void> => {
    const value = chosen?.select.value ?? '';
    const query = filter && value !== '' ? `?${filter.query}=${encodeURIComponent(value)}` : '';
    const rows = (await call('GET', `${path}${query}`)) as object[];
    // Whoever reads the table with the keyboard keeps the place.
    const hadFocus = place.contains(document.activeElement);
    place.replaceChildren(table(rows, title, empty));
    if (hadFocus) place.querySelector<HTMLElement>('[tabindex]')?.focus();
  };
  chosen?.select.addEventListener('change', () => void show());
  const bar = element('div', { class: 'bar' }, ...(chosen ? [chosen.field] : []));
  bar.append(...actions.map(({ label, act }) => button(label, act)));
  addSection(path, title, ...(bar.childElementCount > 0 ? [bar] : []), place);
  return show;
}
