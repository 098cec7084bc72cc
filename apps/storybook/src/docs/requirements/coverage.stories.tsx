import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { coverage } from './coverage-data.ts';
import { CoveragePage } from './coverage-page.tsx';

const meta = {
  title: 'Guides/Requirements coverage',
  component: CoveragePage,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    // Its numbers are not a matter of looks.
    chromatic: { disableSnapshot: true },
  },
} satisfies Meta<typeof CoveragePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every statement of the specification. */
export const All: Story = { args: { areas: coverage } };

/** A search, by keyboard. */
export const Search: Story = {
  tags: ['!dev'],
  args: {
    areas: [
      {
        area: 'PIN',
        title: 'PIN',
        items: [
          {
            id: 'PIN-001',
            text: 'A PIN has four digits.',
            isOpen: false,
            tests: ['libs/machines/pin/src/pin.machine.test.ts'],
            decisions: [],
          },
          {
            id: 'PIN-002',
            text: 'How often a PIN may be wrong is not given.',
            isOpen: true,
            tests: [],
            decisions: ['0011-one-pin-for-an-account.md'],
          },
        ],
      },
      { area: 'NAV', title: 'Navigation', items: [] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('2 statements in 1 area');

    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('four digits');

    await waitFor(async () =>
      expect(await canvas.findByText('1 statement in 1 area')).toBeVisible(),
    );
    await waitFor(async () =>
      expect(await canvas.findByText('A PIN has four digits.')).toBeVisible(),
    );

    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(async () => expect(await canvas.findByText(/0011-one-pin/)).toBeVisible());
    await expect(canvas.queryByText('A PIN has four digits.')).toBeNull();
  },
};
