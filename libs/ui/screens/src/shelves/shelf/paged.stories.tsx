import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { longTitle, titles } from '../../testing/fixtures.ts';
import ContinueCardCaptioned from '../../cards/continue-card/captioned.tsx';
import PosterCardCaptioned from '../../cards/poster-card/captioned.tsx';
import ShelfPaged from './paged.tsx';
import { fifty, walkMany } from '../../testing/walk-many.ts';

const meta = {
  title: 'Components/Shelf/Paged',
  component: ShelfPaged,
  args: {
    heading: 'Новое в каталоге',
    subHeading: '48 фильмов за месяц',
    href: '/new',
    children: titles.map((title) => <PosterCardCaptioned key={title.id} title={title} />),
  },
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShelfPaged>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posters: Story = {};

export const SecondPage: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Дальше/ }));
    await waitFor(() =>
      expect(page.getByRole('button', { name: /^Назад/ })).toHaveAttribute(
        'aria-disabled',
        'false',
      ),
    );
  },
};

/** Three titles need no arrows. */
export const Few: Story = {
  args: {
    children: titles
      .slice(0, 3)
      .map((title) => <PosterCardCaptioned key={title.id} title={title} />),
  },
};

export const Horizontal: Story = {
  args: {
    heading: 'Вы остановились здесь',
    cell: 'horizontal',
    children: titles
      .slice(0, 5)
      .map((title) => (
        <ContinueCardCaptioned key={title.id} title={title} progress={0.4} minutesLeft={31} />
      )),
  },
};

export const Many: Story = {
  args: { children: fifty.map((title) => <PosterCardCaptioned key={title.id} title={title} />) },
  play: walkMany,
};

export const LongRussian: Story = {
  args: {
    heading: longTitle.title,
    children: titles.map((title) => (
      <PosterCardCaptioned key={title.id} title={{ ...longTitle, id: title.id }} />
    )),
  },
};

export const Narrow: Story = {
  globals: { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } },
};
