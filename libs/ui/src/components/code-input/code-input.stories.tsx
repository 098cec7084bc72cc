import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Armenian: Story = { args: { label: 'Կոդ SMS-ից' }, globals: { language: 'hye' } };
