import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Спрашивать ПИН-код', isSelected: false, onChange: () => {} },
  render: function Kept(args) {
    const [isSelected, setSelected] = useState(args.isSelected);
    return <Switch {...args} isSelected={isSelected} onChange={setSelected} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = {
  args: { isSelected: true, description: 'Перед просмотром и перед каждой покупкой' },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const track = await canvas.findByRole('switch', { name: 'Спрашивать ПИН-код' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(track).toBeChecked();
    await expect(track).toHaveFocus();
  },
};

/** The reason stands beside it. */
export const Disabled: Story = {
  args: { isDisabled: true, description: 'Профилю доступно всё, проверять нечего' },
};

export const DisabledOn: Story = { args: { isDisabled: true, isSelected: true } };

export const LongRussian: Story = {
  args: {
    label: 'Присылать письма о премьерах, скидках и недосмотренных сериалах',
    description: 'Не чаще раза в неделю, и отписаться можно в любом письме',
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { label: 'Հարցնել PIN կոդը', description: 'Դիտելուց և յուրաքանչյուր գնումից առաջ' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
