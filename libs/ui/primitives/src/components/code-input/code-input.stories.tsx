import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { CodeInput } from './code-input.tsx';

const meta = {
  title: 'Components/CodeInput',
  component: CodeInput,
  args: { label: 'Код из СМС' },
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Half: Story = { args: { value: '12' } };

export const Secret: Story = { args: { label: 'ПИН-код', isSecret: true, value: '123' } };

export const Failed: Story = {
  args: { label: 'ПИН-код', isSecret: true, value: '1234', errorMessage: 'Неверный ПИН-код' },
};

export const Disabled: Story = { args: { value: '12', isDisabled: true } };

export const SixOnPhone: Story = {
  args: { label: 'Код из письма', length: 6, value: '4821' },
  globals: { viewport: { value: 'mobile1' } },
};

/** Letters and digits in two groups. */
export const Characters: Story = {
  args: {
    label: 'Код с экрана',
    takes: 'characters',
    length: 6,
    dashAfter: 3,
    value: 'K7M2',
    hint: 'Можно вставить целиком',
  },
};

/** All six fit a narrow phone. */
export const CharactersOnPhone: Story = {
  ...Characters,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** By keyboard: the last digit is the one that goes, and a pasted code replaces what is there. */
export const Typing: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Код из СМС');
    await userEvent.tab();
    await userEvent.keyboard('129{Backspace}3');
    await expect(field).toHaveValue('123');
    await userEvent.paste('Ваш код: 4821');
    await expect(field).toHaveValue('4821');
  },
};

export const Armenian: Story = { args: { label: 'Կոդ SMS-ից' }, globals: { language: 'hye' } };
