import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithLabel } from '@foyer/ui/testing';
import { filters, sortOptions } from './filter-bar.fixtures.ts';
import type { ChosenFilters, FilterBarProps } from './filter-bar.types.ts';
import { FilterBar } from './index.ts';

const onChange = vi.fn();
const onSort = vi.fn();

function Kept({ chosen, ...given }: Partial<FilterBarProps>) {
  const [now, setNow] = useState<ChosenFilters>(chosen ?? {});
  return (
    <FilterBar
      action="/catalog"
      filters={filters}
      chosen={now}
      onChange={(next) => {
        setNow(next);
        onChange(next);
      }}
      resultCount={128}
      sortOptions={sortOptions}
      sort="popular"
      onSort={onSort}
      {...given}
    >
      <p>Результаты</p>
    </FilterBar>
  );
}

const chosen = { genres: ['drama', 'comedy'], ages: ['12'], fresh: ['1'] };
const button = (name: string) => screen.findByRole('button', { name });

describe('FilterBar, chips', () => {
  it('says on each chip what is chosen', async () => {
    await renderWithLabel(<Kept chosen={chosen} />);
    await button('Жанр, выбрано 2');
    await button('Возраст: 12+');
    expect((await button('Новинки')).getAttribute('aria-pressed')).toBe('true');
    await button('Страна');
  });

  it('takes several options from one list by keyboard and keeps it open [FILTER-005]', async () => {
    await renderWithLabel(<Kept />);
    (await button('Жанр')).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox', { name: 'Жанр' });
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown} ');
    expect(onChange).toHaveBeenLastCalledWith({ genres: ['drama', 'comedy'] });
    expect(
      screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent),
    ).toEqual(['Драма', 'Комедия']);
  });

  it('gives up a filter by its first option, which stands for no choice [FILTER-005]', async () => {
    await renderWithLabel(<Kept chosen={chosen} />);
    await userEvent.click(await button('Жанр, выбрано 2'));
    await userEvent.click(await screen.findByRole('option', { name: 'Все жанры' }));
    expect(onChange).toHaveBeenLastCalledWith({ ages: ['12'], fresh: ['1'] });
  });

  it('closes a list by Escape and gives the focus back to its chip', async () => {
    await renderWithLabel(<Kept />);
    await userEvent.click(await button('Страна'));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    const chip = await button('Страна');
    await waitFor(() => expect(document.activeElement).toBe(chip));
  });

  it('changes the order and closes its list', async () => {
    await renderWithLabel(<Kept />);
    await userEvent.click(await button('Порядок: Популярные'));
    await userEvent.click(await screen.findByRole('option', { name: 'По рейтингу' }));
    expect(onSort).toHaveBeenLastCalledWith('rating');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('tells how many were found, and nothing while that is being counted', async () => {
    await renderWithLabel(<Kept resultCount={12480} />);
    expect((await screen.findByRole('status')).textContent).toBe('Нашлось 12\u202F480 результатов');
  });

  it('opens all filters of a phone in a sheet, whose one button says how many there are', async () => {
    await renderWithLabel(<Kept />);
    await userEvent.click(await button('Фильтры'));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Драма' }));
    expect(onChange).toHaveBeenLastCalledWith({ genres: ['drama'] });
    await userEvent.click(await button('Показать 128'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('FilterBar, words', () => {
  const inPrint = { label: 'alternate' } as const;

  it('sets what is chosen as a sentence, and takes all of it back', async () => {
    await renderWithLabel(<Kept chosen={chosen} />, inPrint);
    expect(await screen.findByText('Драма, Комедия, 12+, Новинки')).toBeTruthy();
    await userEvent.click(await button('Сбросить'));
    expect(onChange).toHaveBeenLastCalledWith({});
    expect(screen.getByText('Весь каталог')).toBeTruthy();
  });

  it('marks several words of a list, and one where one can be chosen [FILTER-005]', async () => {
    await renderWithLabel(<Kept chosen={{ genres: ['drama'] }} />, inPrint);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Комедия' }));
    expect(onChange).toHaveBeenLastCalledWith({ genres: ['drama', 'comedy'] });
    await userEvent.click(screen.getByRole('radio', { name: '6+' }));
    await userEvent.click(screen.getByRole('radio', { name: '12+' }));
    expect(onChange).toHaveBeenLastCalledWith({ genres: ['drama', 'comedy'], ages: ['12'] });
  });

  it('shows the beginning of a long list with what is chosen, and all of it when asked', async () => {
    await renderWithLabel(<Kept chosen={{ genres: ['music'] }} />, inPrint);
    await screen.findByRole('checkbox', { name: 'Музыка' });
    expect(screen.queryByRole('checkbox', { name: 'История' })).toBeNull();
    await userEvent.click(await button('Ещё 4'));
    expect(screen.getByRole('checkbox', { name: 'История' })).toBeTruthy();
  });
});
