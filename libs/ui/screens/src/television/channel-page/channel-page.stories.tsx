import type { Meta, StoryObj } from '@storybook/react-vite';
import { tabThrough } from '@foyer/ui/testing/tab-through';
import { channelPage } from './channel-page.fixtures.tsx';
import { ChannelPage } from './channel-page.tsx';

const meta = {
  title: 'Components/ChannelPage',
  component: ChannelPage,
  args: channelPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChannelPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { status: 'ready', programmes: [] } as const;

export const OnAir: Story = {};

/** The archive has to be bought first. */
export const LockedArchive: Story = {
  args: {
    isArchiveLocked: true,
    archiveOffer: {
      text: 'Архив этого канала доступен с\u00A0подпиской.',
      title: 'Подключить архив',
      href: '/services/tv-archive',
    },
  },
};

export const Loading: Story = { args: { data: { status: 'loading', programmes: [] } } };

export const Failed: Story = {
  args: { data: { status: 'error', programmes: [] }, onRetry: () => {} },
};

export const Empty: Story = {
  args: { data: none, current: undefined, next: undefined, similar: [] },
};

export const Armenian: Story = { globals: { language: 'hye' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

/** A few programmes and channels are enough to go through. */
export const ByKeyboard: Story = {
  args: {
    data: { status: 'ready', programmes: channelPage.data.programmes.slice(-6) },
    similar: channelPage.similar.slice(0, 3),
  },
  play: tabThrough,
};
