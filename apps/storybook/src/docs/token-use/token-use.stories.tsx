import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tokenUse } from './token-use-data.ts';
import { TokenUsePage } from './token-use-page.tsx';

const meta = {
  title: 'Design/Token use',
  component: TokenUsePage,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Its numbers are not a matter of looks.
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof TokenUsePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every token, with the components that change with it. */
export const All: Story = { args: { uses: tokenUse } };

/** One token, with what uses it. */
export const Search: Story = {
  args: { uses: tokenUse },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('color.live');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1 token$/));
    await userEvent.click(canvas.getByRole('heading', { name: 'color.live' }));
    await waitFor(() => expect(canvas.getByText('primitives/badge')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
