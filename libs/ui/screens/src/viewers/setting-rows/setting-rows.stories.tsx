import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { makeTitle } from '../../testing/fixtures.ts';
import { Select } from '@foyer/ui/select';
import {
  SettingFields,
  SettingRows,
  SettingSwitch,
  type SettingSwitchProps,
} from './setting-rows.tsx';

/** Keeps what was pressed. */
function Pressed(props: SettingSwitchProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return <SettingSwitch {...props} isSelected={isSelected} onChange={setSelected} />;
}

const limits = ['0+', '6+', '12+'].map((name) => ({ value: name, label: name }));

const meta = {
  title: 'Components/SettingRows',
  component: SettingSwitch,
  args: {
    label: 'ПИН-код перед покупкой',
    description: 'Без него этот профиль ничего не\u00A0купит',
    isSelected: true,
    onChange: fn(),
  },
  render: (args) => (
    <SettingRows>
      <Pressed {...args} />
      <SettingSwitch label="Уведомления" isSelected={false} onChange={fn()} />
    </SettingRows>
  ),
} satisfies Meta<typeof SettingSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Switches: Story = {};

/** Space switches. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'ПИН-код перед покупкой' })).not.toBeChecked();
  },
};

/** As in a list of channels. */
export const WithPicture: Story = { args: { picture: makeTitle('mayak', 'Маяк').poster } };

export const Failed: Story = {
  args: { errorMessage: 'Это может только главный профиль' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Fields: Story = {
  render: () => (
    <SettingFields>
      <Select label="Без ПИН-кода" value="6+" options={limits} onChange={fn()} />
      <Select label="Самое большее" value="12+" options={limits} onChange={fn()} />
    </SettingFields>
  ),
};

export const Narrow: Story = {
  args: { label: 'Программы, которые советуют всем, кому нельзя ничего другого' },
  globals: { viewport: { value: 'mobile1' } },
};
