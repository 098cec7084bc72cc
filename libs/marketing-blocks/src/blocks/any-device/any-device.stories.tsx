import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './any-device.block.ts';
import { anyDeviceBlock, anyDeviceFixture, anyDeviceWords } from './any-device.fixtures.ts';

const meta = {
  title: 'Blocks/AnyDevice',
  component: Block,
  args: { block: anyDeviceFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const { image, ...bare } = anyDeviceFixture;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible();
  },
};

/** A headline and a picture. */
export const Fewest: Story = { args: { block: anyDeviceBlock({}) } };

/** Words alone. */
export const NoPicture: Story = { args: { block: bare } };

/** A broken picture. */
export const Broken: Story = {
  args: { block: { ...anyDeviceFixture, ...(image && { image: { ...image, url: '/missing' } }) } },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: anyDeviceBlock({
      ...anyDeviceWords,
      title: 'Достопримечательности высокопревосходительства',
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: anyDeviceBlock({
      title: 'Սկսեք այստեղ, ավարտեք այնտեղ',
      text: 'Ֆիլմի տեղը հիշում է հաշիվը, ոչ թե սարքը։',
      label: 'Հինգ սարք',
    }),
  },
  globals: { language: 'hye' },
};
