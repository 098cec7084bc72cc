import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { titles } from '../../testing/fixtures.ts';
import { AvatarPicker, type AvatarPickerProps } from './avatar-picker.tsx';

/** Keeps what was chosen. */
function Choosing(props: AvatarPickerProps) {
  const [value, setValue] = useState(props.value);
  return <AvatarPicker {...props} value={value} onChange={setValue} />;
}

const options = titles.slice(0, 8).map(({ poster }, index) => ({
  id: `avatar-${index + 1}`,
  picture: poster,
  label: `Картинка ${index + 1}`,
}));

const meta = {
  title: 'Components/AvatarPicker',
  component: AvatarPicker,
  args: { label: 'Картинка', options, value: 'avatar-2', onChange: fn() },
} satisfies Meta<typeof AvatarPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

/** One stop for Tab; the arrows choose. */
export const Keyboard: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Картинка 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Картинка 3' })).toBeChecked();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Failed: Story = { args: { errorMessage: 'Картинка не\u00A0сохранилась' } };

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
