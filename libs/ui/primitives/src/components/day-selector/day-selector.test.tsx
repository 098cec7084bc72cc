import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { DaySelector } from './day-selector.tsx';
import { dayWords } from './day-words.ts';

const days = ['2025-11-20', '2025-11-21', '2025-11-22'].map((date) => ({
  date,
  href: `/tv?date=${date}`,
}));
const base = { days, date: '2025-11-22', today: '2025-11-21' };

const press = (link: HTMLElement, init: MouseEventInit = {}) => {
  const event = createEvent.click(link, init);
  fireEvent(link, event);
  return event.defaultPrevented;
};

describe('DaySelector', () => {
  it('names today and every other day whole, and marks the day in view', async () => {
    await renderWithLabel(<DaySelector {...base} />);
    const links = await screen.findAllByRole('link');
    const names = links.map((link) => link.querySelector(':scope > :last-child')?.textContent);
    expect(names).toEqual([
      'четверг, 20\u00A0ноября',
      'Сегодня, 21\u00A0ноября',
      'суббота, 22\u00A0ноября',
    ]);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'date']);
  });

  it('centres the day again in a font that comes late', async () => {
    let come: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => (come = resolve));
    Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
    const boxOf = (left: number) => ({ left, width: 100 }) as DOMRect;
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    measured.mockImplementation(() => boxOf(0));
    await renderWithLabel(<DaySelector {...base} />);
    const list = await screen.findByRole('list');
    measured.mockImplementation(function (this: Element) {
      return boxOf(this === list ? 0 : 40);
    });

    come();
    await vi.waitFor(() => expect(list.scrollLeft).toBe(40));

    measured.mockRestore();
    Reflect.deleteProperty(document, 'fonts');
  });

  it('is links that work without a script', async () => {
    await renderWithLabel(<DaySelector {...base} />);
    const [first] = await screen.findAllByRole('link');
    expect(first?.getAttribute('href')).toBe('/tv?date=2025-11-20');
  });

  it('chooses a day in place, but not when a modifier asks for another tab', async () => {
    const onChoose = vi.fn();
    await renderWithLabel(<DaySelector {...base} onChoose={onChoose} />);
    const [first] = await screen.findAllByRole('link');
    if (!first) throw new Error('no day');
    expect(press(first, { ctrlKey: true })).toBe(false);
    expect(press(first)).toBe(true);
    expect(onChoose.mock.calls).toEqual([['2025-11-20']]);
  });
});

describe('dayWords', () => {
  it('names days in Armenian without the browser’s data', () => {
    expect(dayWords('2025-11-21', 'hye')).toEqual({
      short: 'ուրբ',
      long: 'ուրբաթ',
      day: '21',
      date: 'նոյեմբերի\u00A021',
    });
  });
});
