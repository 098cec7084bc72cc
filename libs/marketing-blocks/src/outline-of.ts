/** What they hold says nothing about the composition of a block. */
const closed = new Set(['svg', 'button', 'picture', 'noscript']);

/** Widths that are as good as equal get the same number. */
const QUARTERS = 4;

/** How many tracks a grid has and how wide they are beside the widest: labels differ in gaps, which is no composition. */
function tracksOf(list: string): string {
  const widths = list.split(' ').map((width) => Number.parseFloat(width));
  if (widths.some(Number.isNaN)) return list;
  const widest = Math.max(...widths);
  return widths.map((width) => Math.round((width / widest) * QUARTERS)).join(' ');
}

/** How an element places what it holds, and where it stands in a grid. */
function gridOf(element: Element): string {
  const style = getComputedStyle(element);
  const { display } = style;
  return [
    display,
    display.endsWith('grid') && tracksOf(style.gridTemplateColumns),
    display.endsWith('flex') && style.flexDirection,
    style.columnCount !== 'auto' && `${style.columnCount} columns`,
    style.gridArea !== 'auto' && style.gridArea,
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * The composition of what is shown: the tree of its elements with their roles, a line each, and the grid that they stand
 * in, without words, colours and sizes.
 */
export function outlineOf(element: Element, depth = 0): string {
  const role = element.getAttribute('role');
  const line = `${'  '.repeat(depth)}${element.localName}${role ? `[${role}]` : ''} (${gridOf(element)})`;
  if (closed.has(element.localName)) return line;
  return [line, ...[...element.children].map((child) => outlineOf(child, depth + 1))].join('\n');
}
