import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LanguagePicker } from './language-picker.tsx';

const meta = {
  title: 'Components/LanguagePicker',
  component: LanguagePicker,
  args: {
    languages: [
      { code: 'rus', name: 'Русский' },
      { code: 'eng', name: 'English' },
      { code: 'hye', name: 'Հայերեն' },
    ],
    current: 'rus',
    onChoose: fn(),
    onClose: fn(),
    isOpen: true,
  },
} satisfies Meta<typeof LanguagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Pending: Story = { args: { isPending: true } };

export const Failed: Story = { args: { errorMessage: 'Язык не сохранился. Попробуйте ещё раз.' } };

/** The service named no language. */
export const WithoutLanguages: Story = { args: { languages: [] } };

/** The focus starts on the first language; Tab and Enter choose another. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const first = await screen.findByRole('button', { name: 'Русский' });
    first.focus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('eng');
  },
};

export const Armenian: Story = {
  args: { current: 'hye' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
