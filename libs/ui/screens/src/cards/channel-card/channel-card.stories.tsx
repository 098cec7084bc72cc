import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longTitle } from '../../testing/fixtures.ts';
import { ChannelCard, type ChannelSummary } from './index.ts';

const channel: ChannelSummary = {
  id: 'ararat',
  href: '/tv/ararat',
  title: 'Арарат',
  logo: { url: '/api/v1/images/channel-ararat', color: '#b3202c', tone: 'dark' },
  mark: { url: '/api/v1/images/channel-mark-ararat', color: '#b3202c', tone: 'dark' },
  programme: {
    title: 'Голоса Гюмри',
    startTime: '19:10',
    endTime: '20:00',
    progress: 0.58,
  },
};

const meta = {
  title: 'Components/ChannelCard',
  component: ChannelCard,
  args: { channel },
  decorators: [
    (Card) => (
      <div style={{ maxInlineSize: 320 }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof ChannelCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAir: Story = {};

const { programme: _unknown, ...bare } = channel;
/** The guide has not come, or knows nothing. */
export const WithoutProgramme: Story = { args: { channel: bare } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const LongRussian: Story = {
  args: {
    channel: {
      ...channel,
      title: 'Первый познавательный телеканал вечнозелёных одуванчиков',
      programme: { title: longTitle.title, startTime: '19:10', endTime: '20:00', progress: 0.1 },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    channel: {
      ...channel,
      title: 'Արարատ',
      programme: {
        title: 'Գյումրիի ձայները',
        startTime: '19:10',
        endTime: '20:00',
        progress: 0.9,
      },
    },
  },
  globals: { language: 'hye' },
};

export const BrokenPicture: Story = {
  args: {
    channel: {
      ...channel,
      logo: { ...channel.logo, url: '/missing' },
      mark: { ...channel.mark, url: '/missing' },
    },
  },
};
