// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPlace } from './keep-place.ts';
import { table } from './table.ts';

const call = (text: string) => ({ operation: 'listMenuItems', answer: { text } });
const long = 'a'.repeat(200);

let place: HTMLElement;

beforeEach(() => {
  place = document.createElement('div');
  document.body.replaceChildren(place);
});

describe('table', () => {
  it('opens a long value by a press', () => {
    place.append(table([call('short'), call(long)], 'Calls', 'None'));

    const [first, second] = place.querySelectorAll('td.long');
    expect(first?.querySelector('summary')?.textContent).toHaveLength(121);
    expect(JSON.parse(first?.querySelector('pre')?.textContent ?? '')).toEqual({ text: long });
    expect(second?.textContent).toBe('{"text":"short"}');
  });
});

describe('keepPlace', () => {
  it('keeps what was opened, and the focus, when rows come', () => {
    const draw = (rows: readonly object[]) =>
      keepPlace(place, () => place.replaceChildren(table(rows, 'Calls', 'None')));
    draw([call(long)]);
    place.querySelector('details')?.setAttribute('open', '');
    place.querySelector('summary')?.focus();

    draw([call(long), call(long)]);

    const [newest, kept] = place.querySelectorAll('details');
    expect([newest?.open, kept?.open]).toEqual([false, true]);
    expect(document.activeElement).toBe(kept?.querySelector('summary'));
  });
});
