import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { offerPageServices, type PageServices } from '../../page-services.ts';
import Block from './background.block.ts';
import { backgroundBlock, backgroundFixture } from './background.fixtures.ts';

const meta = {
  title: 'Blocks/Background',
  component: Block,
  args: { block: backgroundFixture },
  parameters: { layout: 'fullscreen' },
  beforeEach: () =>
    offerPageServices(async () => ({ deviceType: 'web' }) as Partial<PageServices> as PageServices),
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it; walked by keys. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('link', { name: /Город|Тихая/u });
    // What walks the row comes after it.
    await waitFor(async () => {
      first?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(second).toHaveFocus();
    });
  },
};

/** One title: nothing to scroll. */
export const Fewest: Story = { args: { block: backgroundBlock(1) } };

export const Most: Story = { args: { block: backgroundBlock(20) } };

/** Before the page's own colour. */
export const NoPicture: Story = {
  args: { block: { ...backgroundFixture, custom_data: {} } },
};

export const LongRussian: Story = {
  args: {
    block: {
      ...backgroundBlock(6, 'Необыкновенные приключения высокопревосходительства'),
      name: 'Достопримечательности высокопревосходительства',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...backgroundBlock(6, 'Կասիոպեա'),
      name: 'Տիեզերքը կողքին է',
      sub_name: 'Թերթեք, և հրթիռը կթռչի',
    },
  },
  globals: { language: 'hye' },
};
