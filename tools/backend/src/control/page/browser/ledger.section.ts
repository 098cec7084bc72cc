import { button, element, search } from './dom.ts';
import { call } from './room.ts';
import { addSection } from './section.ts';
import { keepPlace } from './keep-place.ts';
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
  /** Stands above the rows. */
  before?: HTMLElement;
  actions?: readonly { label: string; act: () => void }[];
}

/** Adds a ledger. @returns How to read it again. */
export function addLedger({
  path,
  title,
  empty,
  filter,
  before,
  actions = [],
}: Ledger): () => Promise<void> {
  const place = element('div');
  const chosen = filter && search(filter.label, filter.options);
  let shownText = '';
  const show = async (): Promise<void> => {
    const value = chosen?.input.value.trim() ?? '';
    const query = filter && value !== '' ? `?${filter.query}=${encodeURIComponent(value)}` : '';
    const rows = (await call('GET', `${path}${query}`)) as object[];
    const text = JSON.stringify(rows);
    // What is read stays as it is while nothing comes.
    if (text === shownText && place.hasChildNodes()) return;
    shownText = text;
    keepPlace(place, () => place.replaceChildren(table(rows, title, empty)));
  };
  chosen?.input.addEventListener('change', () => void show());
  const bar = element('div', { class: 'bar' }, ...(chosen ? [chosen.field] : []));
  bar.append(...actions.map(({ label, act }) => button(label, act)));
  addSection(
    path,
    title,
    ...(before ? [before] : []),
    ...(bar.childElementCount > 0 ? [bar] : []),
    place,
  );
  return show;
}
