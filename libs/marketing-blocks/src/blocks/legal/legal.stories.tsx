import type { Meta, StoryObj } from '@storybook/react-vite';
import Block from './legal.block.ts';
import { legalFixture } from './legal.fixtures.ts';

const meta = {
  title: 'Blocks/Legal',
  component: Block,
  args: { block: legalFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {};

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...legalFixture,
      custom_data: {
        text: '<p>Демонстрационный сервис. Все названия, лица и цены вымышлены, кроме классики, которую сняли другие.</p>',
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...legalFixture,
      custom_data: { text: '<p>Ցուցադրական ծառայություն։ Բոլոր անունները հորինված են։</p>' },
    },
  },
  globals: { language: 'hye' },
};
