import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { titles } from '../../testing/fixtures.ts';
import { renderWithLabel } from '@foyer/ui/testing';
import ShelfPaged from './paged.tsx';

afterEach(cleanup);

/** Gives every row the measures of a screen; happy-dom lays nothing out. */
function measured({ width, content }: { width: number; content: number }) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(content);
  return vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(function turn(
    this: HTMLElement,
    options?: ScrollToOptions | number,
  ) {
    if (typeof options === 'object') this.scrollLeft += options.left ?? 0;
    fireEvent.scroll(this);
  });
}

const shelf = (
  <ShelfPaged heading="Новое в каталоге" href="/new">
    {titles.map(({ id, title }) => (
      <span key={id}>{title}</span>
    ))}
  </ShelfPaged>
);
const arrow = (name: string) => screen.findByRole('button', { name });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

describe('ShelfPaged', () => {
  it('turns by a page of its own width and stops at both ends', async () => {
    const scrollBy = measured({ width: 1000, content: 2000 });
    await renderWithLabel(shelf, { label: 'alternate' });
    const back = await arrow('Назад по ряду «Новое в каталоге»');
    const on = await arrow('Дальше по ряду «Новое в каталоге»');
    expect([isOff(back), isOff(on)]).toEqual([true, false]);

    await userEvent.click(on);
    expect(scrollBy).toHaveBeenLastCalledWith({ left: 1000, behavior: 'instant' });
    expect([isOff(back), isOff(on)]).toEqual([false, true]);

    await userEvent.click(back);
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -1000, behavior: 'instant' });
    expect([isOff(back), isOff(on)]).toEqual([true, false]);
  });

  it('keeps the focus on an arrow that came to its end', async () => {
    measured({ width: 1000, content: 2000 });
    await renderWithLabel(shelf, { label: 'alternate' });
    const on = await arrow('Дальше по ряду «Новое в каталоге»');

    await userEvent.click(on);

    expect(document.activeElement).toBe(on);
  });

  it('has no arrows where everything fits', async () => {
    measured({ width: 1000, content: 1000 });
    await renderWithLabel(shelf, { label: 'alternate' });

    await screen.findByRole('heading', { name: 'Новое в каталоге' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is a section named by its heading, whose link says what it shows all of', async () => {
    measured({ width: 1000, content: 1000 });
    await renderWithLabel(shelf, { label: 'alternate' });

    expect(await screen.findByRole('region', { name: 'Новое в каталоге' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Смотреть все: Новое в каталоге' });
    expect(link.getAttribute('href')).toBe('/new');
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
  });
});
