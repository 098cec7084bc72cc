import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './player.block.ts';
import { playerFixture as fixture } from './player.fixtures.ts';

const meta = {
  title: 'Blocks/Player',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const name = 'Смотреть «Город после дождя»';
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

/** A clip of no title. */
export const Fewest: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        title: 'Минута, чтобы понять',
        video_url: '/api/v1/origin/trailer/manifest.mpd',
      },
      items: [],
    },
  },
};

/** With all of its words. */
export const Most: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        ...fixture.custom_data,
        label: 'Трейлер',
        text: 'Дождь, фонарь и человек, который знает дорогу.',
      },
    },
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        ...fixture.custom_data,
        title: 'Достопримечательности высокопревосходительства',
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: { ...fixture.custom_data, title: 'Մեկ րոպե հասկանալու համար' },
    },
  },
  globals: { language: 'hye' },
};

export const NoPicture: Story = {
  args: {
    block: { ...fixture, custom_data: { ...fixture.custom_data, backgrounds: [] }, items: [] },
  },
};
