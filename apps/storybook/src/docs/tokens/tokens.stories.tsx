import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ColorSheet, ContrastSheet } from './color-sheet.tsx';
import { MotionSheet, RadiusSheet, SpaceSheet, TypeSheet } from './shape-sheets.tsx';
import * as styles from './tokens.css.ts';

// Drawn from the theme of the label in force: choose another in the toolbar.
const meta = {
  title: 'Design/Tokens',
  tags: ['autodocs'],
  parameters: { controls: { disable: true } },
  decorators: [
    (Story, { name }) => (
      <main className={styles.sheet}>
        <h1 className={styles.heading}>{name}</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = { render: () => <ColorSheet /> };

/** Every pair that viewers meet, as `npm test` checks it. */
export const Contrast: Story = { render: () => <ContrastSheet /> };

export const Type: Story = { render: () => <TypeSheet /> };

export const Space: Story = { render: () => <SpaceSheet /> };

export const Radii: Story = { render: () => <RadiusSheet /> };

export const Motion: Story = {
  render: () => <MotionSheet />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-moved]')).toBeInTheDocument();
  },
};
