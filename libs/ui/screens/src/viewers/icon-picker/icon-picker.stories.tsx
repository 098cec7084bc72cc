import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { IconPicker } from './index.ts';

const meta = {
  title: 'Components/IconPicker',
  component: IconPicker,
  args: {
    label: 'Картинка профиля',
    icons: Array.from({ length: 8 }, (_, place) => ({
      id: `avatar-${place + 1}`,
      name: `Картинка ${place + 1}`,
      picture: {
        url: `/api/v1/images/avatar-${place + 1}`,
        color: '#35506b',
        tone: 'dark' as const,
      },
    })),
    value: 'avatar-1',
    onChange: fn(),
  },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    const keep = (id: string) => {
      setValue(id);
      args.onChange(id);
    };
    return (
      <div style={{ maxInlineSize: 420 }}>
        <IconPicker {...args} value={value} onChange={keep} />
      </div>
    );
  },
} satisfies Meta<typeof IconPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Eight: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(screen.getByRole('radio', { name: 'Картинка 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('avatar-3');
    await expect(screen.getByRole('radio', { name: 'Картинка 3' })).toBeChecked();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
