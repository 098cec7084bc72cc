import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './avatar.tsx';

const picture = { url: '/api/v1/images/avatar-1', color: '#1f5b63', tone: 'dark' } as const;
const row = { display: 'flex', alignItems: 'center', gap: 24, padding: 16 };

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Мария Иванова', picture },
  render: (args) => (
    <div style={row}>
      <Avatar {...args} size="small" />
      <Avatar {...args} size="medium" />
      <Avatar {...args} size="large" />
    </div>
  ),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};

/** The profile in force. */
export const On: Story = { args: { isOn: true } };

export const Letters: Story = { args: { picture: undefined } };

/** The picture does not come: its colour stays. */
export const Broken: Story = { args: { picture: { ...picture, url: '/api/v1/images/none' } } };

export const Armenian: Story = {
  args: { picture: undefined, name: 'Տիգրան Ադամյան', isOn: true },
  globals: { language: 'hye' },
};
