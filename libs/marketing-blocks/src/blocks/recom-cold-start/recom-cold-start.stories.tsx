import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import Block from './recom-cold-start.block.ts';
import { recomBlock, recomColdStartFixture } from './recom-cold-start.fixtures.ts';

const meta = {
  title: 'Blocks/RecomColdStart',
  component: Block,
  args: { block: recomColdStartFixture },
  beforeEach: () => offerPageServices(async () => fakePageServices()),
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A profile that has not chosen: the invitation, its covers stopped. */
export const Default: Story = {
  play: async () => {
    const stop = screen.queryByRole('button', { name: 'Остановить показ' });
    if (stop) await userEvent.click(stop);
  },
};

/** Asked another day: the shelf takes its place. */
export const Later: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Спросить позже' }));
    await expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(4);
  },
};

/** What was picked, and the way to another choice. */
export const Chosen: Story = { args: { block: recomBlock(true) } };

/** Too few titles for covers. */
export const FewTitles: Story = { args: { block: recomBlock(false, 3) } };

/** A narrow screen, in long words. */
export const LongRussian: Story = {
  args: {
    block: {
      ...recomColdStartFixture,
      name: 'Достопримечательности высокопревосходительного кинематографа',
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await screen.findByRole('link', { name: 'Настроить' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: { ...recomColdStartFixture, name: 'Ընտրված է ձեզ համար', sub_name: 'Ընտրեք սիրելիները' },
  },
  globals: { language: 'hye' },
};
