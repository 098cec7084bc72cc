import { element, placeOf } from './dom.ts';

/** Adds a part to the page, with its heading and its entry in the list of parts. */
export function addSection(id: string, title: string, ...children: readonly HTMLElement[]): void {
  const heading = element('h2', { id: `${id}-title` }, title);
  const section = element(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    heading,
    ...children,
  );
  placeOf('main').append(section);
  placeOf('parts').append(element('li', {}, element('a', { href: `#${id}` }, title)));
}
