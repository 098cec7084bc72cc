import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { isSelected: false, onChange: () => {}, children: 'Привязать карту' },
  render: function Kept(args) {
    const [isSelected, setSelected] = useState(args.isSelected);
    return <Checkbox {...args} isSelected={isSelected} onChange={setSelected} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { isSelected: true } };

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Привязать карту' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
  },
};

export const Failed: Story = {
  args: {
    errorMessage: 'Без согласия не получится',
    children: (
      <>
        Принимаю <Link href="/docs">условия</Link> и{' '}
        <Link href="/policy">политику обработки данных</Link>
      </>
    ),
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const DisabledOn: Story = { args: { isDisabled: true, isSelected: true } };

export const LongRussian: Story = {
  args: {
    children:
      'Согласен получать письма о премьерах, скидках и о том, что досматривают достопочтенные соседи',
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { isSelected: true, children: 'Կցել քարտը հաջորդ վճարումների համար' },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};
