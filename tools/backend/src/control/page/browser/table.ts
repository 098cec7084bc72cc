import { element } from './dom.ts';

/** More rows than anybody reads are left out. */
const SHOWN = 200;

/** A longer value is opened by a press. */
const SHORT = 120;

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  return MOMENT.test(text) ? text.slice(0, 19).replace('T', ' ') : text;
};

function cell(value: unknown, key: string): HTMLElement {
  const text = textOf(value);
  const isLong = typeof value === 'object' && value !== null;
  if (text.length <= SHORT) return element('td', { class: isLong && 'long' }, text);
  const whole = isLong ? JSON.stringify(value, null, 2) : text;
  const summary = element('summary', {}, `${text.slice(0, SHORT)}…`);
  return element(
    'td',
    { class: 'long' },
    element('details', { 'data-key': key }, summary, element('pre', {}, whole)),
  );
}

/** Rows as a table, a column for each key that any of them has; the latest first. */
export function table(rows: readonly object[], name: string, empty: string): HTMLElement {
  if (rows.length === 0) return element('p', { class: 'empty' }, empty);
  const shown = rows
    .map((row, index) => ({ row, index }))
    .slice(-SHOWN)
    .toReversed();
  const columns = [...new Set(shown.flatMap(({ row }) => Object.keys(row)))];
  const head = columns.map((column) =>
    element('th', { scope: 'col' }, column.replaceAll('_', ' ')),
  );
  const lines = shown.map(({ row, index }) => {
    const values: Readonly<Record<string, unknown>> = { ...row };
    const cells = columns.map((column) => cell(values[column], `${index} ${column}`));
    return element('tr', {}, ...cells);
  });
  return element(
    'div',
    // A part that scrolls must be reachable without a pointer.
    {
      class: 'scroll',
      'data-key': 'rows',
      tabindex: '0',
      role: 'region',
      'aria-label': `${name}: rows`,
    },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...lines),
    ),
  );
}
