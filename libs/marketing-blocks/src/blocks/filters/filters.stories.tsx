import type { Meta, StoryObj } from '@storybook/react-vite';
import Block from './filters.block.ts';
import { filtersFixture } from './filters.fixtures.ts';

const meta = {
  title: 'Blocks/Filters',
  component: Block,
  args: { block: filtersFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = filtersFixture.custom_data?.cards ?? [];

/** As the demo service sends it. */
export const Default: Story = {};

/** As few as it shows. */
export const Few: Story = {
  args: { block: { ...filtersFixture, custom_data: { cards: cards.slice(0, 3) } } },
};

/** Long names on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...filtersFixture,
      name: 'Достопримечательности высокопревосходительства на весь вечер',
      custom_data: {
        cards: cards.map((card) => ({ ...card, title: 'Научно-фантастические приключения' })),
      },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: {
      ...filtersFixture,
      name: 'Ի՞նչ դիտել',
      custom_data: { cards: cards.map((card) => ({ ...card, title: 'Կատակերգություններ' })) },
    },
  },
  globals: { language: 'hye' },
};
