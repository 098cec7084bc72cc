import type { Meta, StoryObj } from '@storybook/react-vite';
import { iconNames } from '../../icons/icon-names.ts';
import { Icon } from './icon.tsx';

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'search' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 120px)', gap: 20 };

/** Every icon at rest. */
export const All: Story = {
  render: () => (
    <ul style={grid}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** Every icon when on; those of one form look the same. */
export const On: Story = {
  render: () => (
    <ul style={grid}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} size={28} isOn />
          {name}
        </li>
      ))}
    </ul>
  ),
};
