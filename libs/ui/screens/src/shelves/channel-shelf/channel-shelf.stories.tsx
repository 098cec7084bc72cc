import type { Meta, StoryObj } from '@storybook/react-vite';
import { channelSummaries } from '../../television/channel-list/channel-list.fixtures.ts';
import { ChannelShelf } from './channel-shelf.tsx';

const meta = {
  title: 'Components/ChannelShelf',
  component: ChannelShelf,
  args: { heading: 'Похожие каналы', channels: channelSummaries },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChannelShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRow: Story = {};

/** More than 20 channels. */
export const TwoRows: Story = {
  args: {
    channels: [0, 1].flatMap((turn) =>
      channelSummaries.map((channel) => ({ ...channel, id: `${channel.id}-${turn}` })),
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
