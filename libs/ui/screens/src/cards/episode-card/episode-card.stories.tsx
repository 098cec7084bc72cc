import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { EpisodeCard, type EpisodeSummary } from './index.ts';

const episode: EpisodeSummary = {
  id: 'peregon',
  href: '/episodes/peregon/player',
  number: 3,
  title: 'Перегон',
  picture: { url: '/api/v1/images/backdrop-general', color: '#5b2a18', tone: 'dark' },
  minutes: 48,
  date: '21\u00A0ноября',
  summary:
    'Поезд встаёт посреди степи. Проводница находит в пустом купе чемодан, а в нём письмо, отправленное завтрашним числом.',
};

const meta = {
  title: 'Components/EpisodeCard',
  component: EpisodeCard,
  args: { episode },
} satisfies Meta<typeof EpisodeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Begun: Story = { args: { episode: { ...episode, progress: 0.4 } } };

export const Current: Story = {
  args: { episode: { ...episode, progress: 0.4 }, isCurrent: true },
};

export const Watched: Story = { args: { episode: { ...episode, isWatched: true, progress: 1 } } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** A season, as its page lists it. */
export const Season: Story = {
  render: () => (
    <ol>
      {['Отправление', 'Дальний свет', 'Перегон', 'Тупик'].map((title, index) => (
        <li key={title} style={{ marginBlockEnd: 12 }}>
          <EpisodeCard
            episode={{
              ...episode,
              number: index + 9,
              title,
              isWatched: index < 2,
              ...(index === 2 && { progress: 0.4 }),
            }}
            isCurrent={index === 2}
          />
        </li>
      ))}
    </ol>
  ),
};

export const LongRussian: Story = {
  args: { episode: { ...episode, number: 128, title: longTitle.title } },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    episode: {
      ...episode,
      title: 'Կիսակայարան',
      date: 'նոյեմբերի 21',
      summary: 'Գնացքը կանգ է առնում տափաստանի մեջտեղում, և ուղեկցորդուհին մի ճամպրուկ է գտնում։',
      isWatched: true,
    },
  },
  globals: { language: 'hye' },
};

export const BrokenPicture: Story = {
  args: { episode: { ...episode, picture: { ...episode.picture, url: '/missing' } } },
};
