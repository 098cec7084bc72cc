import type { Meta, StoryObj } from '@storybook/react-vite';
import { channelSummaries } from './channel-list.fixtures.ts';
import { ChannelList } from './channel-list.tsx';

const meta = {
  title: 'Components/ChannelList',
  component: ChannelList,
  args: { heading: 'Сейчас в\u00A0эфире', channels: channelSummaries },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChannelList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = {};

export const LongTitles: Story = {
  args: {
    channels: channelSummaries.map((channel) => ({
      ...channel,
      programme: {
        title: 'Необыкновенные приключения мистера Веста в\u00A0стране большевиков',
        startTime: '18:40',
        endTime: '20:05',
        progress: 0.4,
      },
    })),
  },
};

export const Armenian: Story = { args: { heading: 'Հիմա եթերում' }, globals: { language: 'hye' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
