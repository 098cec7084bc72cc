import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RatingInput } from './rating-input.tsx';

const meta = {
  title: 'Components/RatingInput',
  component: RatingInput,
  args: { value: 0, onChange: fn() },
  render: function Kept(args) {
    const [value, setValue] = useState(args.value);
    return (
      <RatingInput
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unrated: Story = {};

export const Rated: Story = { args: { value: 8 } };

export const Disabled: Story = { args: { value: 8, isDisabled: true } };

export const Armenian: Story = { args: { value: 8 }, globals: { language: 'hye' } };

export const Narrow: Story = {
  args: { value: 10 },
  globals: { viewport: { value: 'mobile1' } },
};

/** Arrows choose, round at the ends; the rating can be taken back. */
export const Keyboard: Story = {
  args: { value: 9 },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('radio', { name: /^9/u }, { timeout: 10_000 });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};
