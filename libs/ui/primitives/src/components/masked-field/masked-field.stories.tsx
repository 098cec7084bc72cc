import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MaskedField } from './masked-field.tsx';

const meta = {
  title: 'Components/MaskedField',
  component: MaskedField,
  args: {
    label: 'Номер карты лояльности',
    mask: 'XXXX XXXX',
    placeholder: '0000 0000',
    value: '',
    onChange: () => {},
  },
  render: function Filled(args) {
    const [value, setValue] = useState(args.value);
    return <MaskedField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Half: Story = { args: { value: '12345' } };

/** Letters are not taken, and a digit typed in the middle stays where it was typed. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole<HTMLInputElement>('textbox');
    await userEvent.tab();
    await userEvent.keyboard('12a345{ArrowLeft}{ArrowLeft}9');
    await expect(field).toHaveValue('1234 95');
    await expect(field.selectionStart).toBe(6);
  },
};

export const Secret: Story = { args: { isSecret: true, value: '1234' } };

export const Failed: Story = { args: { value: '12', errorMessage: 'Нужны восемь цифр' } };

export const Armenian: Story = {
  args: { label: 'Հավատարմության քարտի համարը', hint: 'Ութ թիվ քարտի հակառակ կողմից' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
