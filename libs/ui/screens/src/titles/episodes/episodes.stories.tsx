import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle, titles } from '../../testing/fixtures.ts';
import type { EpisodeSummary } from '../../cards/episode-card/index.ts';
import { Episodes } from './index.ts';

const names = ['Последний борт', 'Сорок минут', 'Чужие вещи', 'Карта без севера'];

const episodes: readonly EpisodeSummary[] = names.map((title, index) => ({
  id: `episode-${index + 1}`,
  href: `/episodes/episode-${index + 1}/player`,
  number: index + 1,
  title,
  picture: titles[index]?.backdrop ?? longTitle.backdrop,
  minutes: 48 + index,
  date: `${index + 12}\u00A0ноября`,
  summary: 'Самолёт привозит посылку без адреса. Учительница опаздывает на первый урок.',
  ...(index === 0 && { isWatched: true, progress: 1 }),
  ...(index === 1 && { progress: 0.4 }),
}));

const seasonsOf = (name: string) =>
  [1, 2, 3].map((number) => ({
    id: String(number),
    title: `${name} ${number}`,
    href: `?season=${number}`,
    isCurrent: number === 1,
  }));

const meta = {
  title: 'Components/Episodes',
  component: Episodes,
  args: {
    heading: 'Серии',
    seasons: seasonsOf('Сезон'),
    episodes,
    currentId: 'episode-2',
    empty: 'Серий пока нет. Они появятся здесь, как только выйдут.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Episodes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Season: Story = {};

export const OneSeason: Story = { args: { seasons: seasonsOf('Сезон').slice(0, 1) } };

export const Long: Story = {
  args: { more: { title: 'Показать ещё', href: '?after=40' } },
};

export const Empty: Story = { args: { episodes: [] } };

export const LongRussian: Story = {
  args: { episodes: episodes.map((each) => ({ ...each, title: longTitle.title })) },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { heading: 'Սերիաներ', seasons: seasonsOf('Եթերաշրջան') },
  globals: { language: 'hye' },
};

/** Seasons come before the episodes, all by Tab. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]).toHaveAttribute('aria-current', 'true');
  },
};
