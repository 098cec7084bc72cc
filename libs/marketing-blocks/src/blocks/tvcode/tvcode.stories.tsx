import { rightCodes } from '@foyer/tv-code/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import Block from './tvcode.block.ts';
import { tvcodeFixture } from './tvcode.fixtures.ts';

const meta = {
  title: 'Blocks/Tvcode',
  component: Block,
  args: { block: tvcodeFixture },
  beforeEach: () => offerPageServices(async () => fakePageServices()),
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async () => {
    await screen.findByLabelText(/^Код с экрана/);
  },
};

/** The television is connected. */
export const Connected: Story = {
  play: async () => {
    const field = await screen.findByLabelText(/^Код с экрана/);
    await userEvent.type(field, `${rightCodes.television}{Enter}`);
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Телевизор подключён' })).toHaveFocus(),
    );
  },
};

/** A long headline on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: {
      ...tvcodeFixture,
      custom_data: { title: 'Достопримечательности высокопревосходительства' },
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: { block: { ...tvcodeFixture, custom_data: { title: 'Միացնել հեռուստացույցը' } } },
  globals: { language: 'hye' },
};
