import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within, waitFor } from 'storybook/test';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { target: 'story-main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav>
        <a href="/movies">Фильмы</a>
      </nav>
      <main id="story-main" tabIndex={-1}>
        Страница
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It shows with the first press of Tab. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('К содержанию');
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: /^К\sсодержанию$/u });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link).toBeVisible());
  },
};

export const Armenian: Story = {
  globals: { language: 'hye' },
  play: async () => userEvent.tab(),
};
