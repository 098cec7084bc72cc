import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { languageLinks } from '../../testing/fixtures.ts';
import { armenianFooterGroups, footerGroups } from './footer.fixtures.ts';
import LineFooter from './line.tsx';

const meta = {
  title: 'Components/Footer/Line',
  component: LineFooter,
  args: { groups: footerGroups, languages: languageLinks, year: 2026 },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof LineFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

/** Tab goes through the links in the order in which they are read. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Написать нам' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Написать нам' })).toHaveFocus();
  },
};

export const Armenian: Story = {
  args: { groups: armenianFooterGroups },
  globals: { label: 'main', language: 'hye' },
};

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };
