import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { tabThrough } from '@foyer/ui/testing/tab-through';
import { longTitle, titles } from '../../testing/fixtures.ts';
import { PosterCard } from '../../cards/poster-card/index.ts';
import { CardGrid, ListBody, ListNote, ListPage } from './index.ts';

const posters = (
  <ListBody>
    <CardGrid card="poster" label="Фильмы">
      {titles.map((title) => (
        <PosterCard key={title.id} title={title} />
      ))}
    </CardGrid>
  </ListBody>
);

const meta = {
  title: 'Components/ListPage',
  component: ListPage,
  args: {
    heading: 'Подборки',
    lead: 'Подборки фильмов и сериалов на любой вечер.',
    children: posters,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Posters: Story = { play: tabThrough };

/** More are on their way: their places are there already. */
export const Coming: Story = {
  args: {
    children: (
      <ListBody>
        <CardGrid card="poster" label="Фильмы" coming={6}>
          {titles.slice(0, 4).map((title) => (
            <PosterCard key={title.id} title={title} />
          ))}
        </CardGrid>
      </ListBody>
    ),
  },
};

export const Nothing: Story = {
  args: {
    lead: undefined,
    children: (
      <ListBody>
        <ListNote
          heading="Ничего не нашлось"
          text="С такими фильтрами ничего нет. Уберите часть из них, и список станет длиннее."
          action={{ title: 'Сбросить фильтры', href: '/catalog' }}
          isAnnounced
        />
      </ListBody>
    ),
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('status', {}, { timeout: 10_000 });
    await expect(note).toHaveTextContent('Ничего не нашлось');
  },
};

export const LongRussian: Story = {
  args: { heading: longTitle.title },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    heading: 'Հավաքածուներ',
    lead: 'Ֆիլմերի և սերիալների հավաքածուներ ցանկացած երեկոյի համար։',
  },
  globals: { language: 'hye' },
};
