import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { EpgCard, type ProgrammeSummary } from './epg-card.tsx';

const programme: ProgrammeSummary = {
  id: 'general',
  href: '/tv/ararat/shows/general',
  title: 'Генерал',
  picture: { url: '/api/v1/images/backdrop-general', color: '#5b2a18', tone: 'dark' },
  channelName: 'Арарат',
  startTime: '18:40',
  endTime: '20:05',
};

const meta = {
  title: 'Components/EpgCard',
  component: EpgCard,
  args: { programme },
} satisfies Meta<typeof EpgCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToCome: Story = {};

export const OnAir: Story = { args: { programme: { ...programme, progress: 0.62 } } };

export const AnotherDay: Story = { args: { programme: { ...programme, day: '20\u00A0ноября' } } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongRussian: Story = {
  args: {
    programme: {
      ...programme,
      title: longTitle.title,
      channelName: 'Первый познавательный',
      progress: 0.2,
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    programme: { ...programme, title: 'Գյումրիի ձայները', channelName: 'Արարատ', progress: 0.4 },
  },
  globals: { language: 'hye' },
};

export const BrokenPicture: Story = {
  args: { programme: { ...programme, picture: { ...programme.picture, url: '/missing' } } },
};
