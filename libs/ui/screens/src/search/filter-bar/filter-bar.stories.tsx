import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { titles } from '../../testing/fixtures.ts';
import { PosterCard } from '../../cards/poster-card/index.ts';
import { armenianFilters, armenianSorts, filters, sortOptions } from './filter-bar.fixtures.ts';
import { FilterBar } from './filter-bar.tsx';
import { posterGrid } from './stories.css.ts';

/** The variant is fetched with the story, which may take longer than a query waits. */
const whenLoaded = { timeout: 10_000 };

const chosen = { genres: ['drama', 'detective'], countries: ['ru'], fresh: ['1'] };

const posters = (
  <ul className={posterGrid}>
    {titles.map((title) => (
      <li key={title.id}>
        <PosterCard title={title} />
      </li>
    ))}
  </ul>
);

const meta = {
  title: 'Components/FilterBar',
  component: FilterBar,
  args: {
    action: '/catalog',
    filters,
    chosen: {},
    onChange: fn(),
    resultCount: 12480,
    sortOptions,
    sort: 'popular',
    onSort: fn(),
    children: posters,
  },
  parameters: { layout: 'fullscreen' },
  render: function Kept(args) {
    const [now, setNow] = useState(args.chosen);
    const [sort, setSort] = useState(args.sort);
    return (
      <FilterBar
        {...args}
        chosen={now}
        onChange={(next) => {
          setNow(next);
          args.onChange(next);
        }}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          args.onSort(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};

export const Chosen: Story = { args: { chosen, resultCount: 128 } };

/** While results are being counted. */
export const Counting: Story = { args: { chosen, resultCount: undefined } };

export const NothingFound: Story = {
  args: { chosen, resultCount: 0, children: null },
};

export const Armenian: Story = {
  args: {
    filters: armenianFilters,
    chosen: { genres: ['scifi', 'documentary'], countries: ['am'] },
    sortOptions: armenianSorts,
  },
  globals: { language: 'hye' },
};

/** Chips of «Софит»: arrows, first letters, Enter and Escape. */
export const ChipsByKeyboard: Story = {
  globals: { label: 'main' },
  play: async ({ args, canvas }) => {
    const genre = await canvas.findByRole('button', { name: 'Жанр' }, whenLoaded);
    genre.focus();
    await userEvent.keyboard('{Enter}');
    const list = await canvas.findByRole('listbox', { name: 'Жанр' });
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Все жанры' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ genres: ['drama'] });
    await userEvent.keyboard('{End} ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ genres: ['drama', 'music'] });
    await waitFor(() => expect(list).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Жанр, выбрано 2' })).toHaveFocus(),
    );

    const order = canvas.getByRole('button', { name: 'Порядок: Популярные' });
    order.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('option', { name: 'Популярные' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSort).toHaveBeenLastCalledWith('new');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

/** An open list of chips. */
export const OpenList: Story = {
  args: { chosen, resultCount: 128 },
  globals: { label: 'main', viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Жанр, выбрано 2' }, whenLoaded),
    );
    const option = await canvas.findByRole('option', { name: 'Детектив' });
    await waitFor(() => expect(option).toBeVisible());
  },
};

/** On phones a sheet from below; Escape closes it and gives the focus back. */
export const Sheet: Story = {
  args: { chosen, resultCount: 128 },
  globals: { label: 'main', viewport: { value: 'mobile1' } },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Порядок: Популярные' }, whenLoaded);
    const opener = canvas.queryByRole('button', { name: 'Фильтры, выбрано 4' });
    // Wider windows have chips instead.
    if (!opener) return;
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const comedy = await screen.findByRole('checkbox', { name: 'Комедия' }, whenLoaded);
    comedy.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...chosen,
      genres: ['drama', 'detective', 'comedy'],
    });
    const show = screen.getByRole('button', { name: 'Показать 128' });
    await waitFor(() => expect(show).toBeVisible());
  },
};

/** Words of «Полоса»: Space marks them, arrows walk where one can be chosen. */
export const WordsByKeyboard: Story = {
  globals: { label: 'alternate' },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Весь каталог', {}, whenLoaded);
    // A list is closed on phones only.
    const opener = canvas.queryByRole('button', { name: 'Жанр' });
    if (opener) await userEvent.click(opener);
    const drama = canvas.getByRole('checkbox', { name: 'Драма' });
    drama.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ genres: ['drama'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    canvas.getByRole('radio', { name: 'Популярные' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSort).toHaveBeenLastCalledWith('new');
  },
};
