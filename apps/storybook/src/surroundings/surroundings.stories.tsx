import { useTranslate } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Says what is in force around it. */
function Surroundings() {
  const t = useTranslate();
  return (
    <p>
      {useLabel().id}: {t('shell.retry')}
    </p>
  );
}

// Hidden from the sidebar: these prove the toolbar, and show nothing to a designer.
const meta = {
  title: 'Workshop/Surroundings',
  component: Surroundings,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Surroundings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ArmenianAlternate: Story = {
  globals: { label: 'alternate', language: 'hye' },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByText(/^alternate: [\u0531-\u0587 ]+$/)).toBeVisible(),
    );
    await expect(document.documentElement).toHaveAttribute('data-label', 'alternate');
    await expect(document.documentElement).toHaveAttribute('lang', 'hy');
    await expect(document.documentElement).toHaveStyle({ backgroundColor: '#F7F7F3' });
  },
};

export const EnglishMain: Story = {
  globals: { label: 'main', language: 'eng' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await canvas.findByText(/^main: [A-Za-z ]+$/)).toBeVisible());
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await expect(document.documentElement).toHaveStyle({ backgroundColor: '#07090C' });
  },
};
