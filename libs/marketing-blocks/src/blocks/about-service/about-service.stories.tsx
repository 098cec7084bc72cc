import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import Block from './about-service.block.ts';
import { aboutServiceBlock, aboutServiceFixture, aboutWords } from './about-service.fixtures.ts';

const meta = {
  title: 'Blocks/AboutService',
  component: Block,
  args: { block: aboutServiceFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const { logo, buttons: _buttons, ...bare } = aboutWords;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'О сервисе' });
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'кино' })).toHaveFocus();
  },
};

/** Without a logo. */
export const NoPicture: Story = { args: { block: aboutServiceBlock(bare) } };

/** A broken logo. */
export const Broken: Story = {
  args: {
    block: aboutServiceBlock({
      ...aboutWords,
      ...(logo && { logo: { ...logo, url: '/missing' } }),
    }),
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: aboutServiceBlock({
      ...aboutWords,
      title: 'Достопримечательности высокопревосходительства',
      text: 'Достопримечательности высокопревосходительства',
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: aboutServiceBlock({
      ...aboutWords,
      title: 'Ծառայության մասին',
      text: '<p>Առցանց կինոթատրոն նրանց համար, ովքեր սիրում են կինո։</p>',
      buttons: [],
    }),
  },
  globals: { language: 'hye' },
};
