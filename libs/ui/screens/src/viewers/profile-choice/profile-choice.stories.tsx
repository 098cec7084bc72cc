import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ProfileChoice, type ProfileTile } from './index.ts';

const tile = (place: number, name: string): ProfileTile => ({
  id: String(place),
  name,
  picture: { url: `/api/v1/images/avatar-${place}`, color: '#35506b', tone: 'dark' },
});

const meta = {
  title: 'Components/ProfileChoice',
  component: ProfileChoice,
  args: {
    profiles: [tile(1, 'Анна'), tile(2, 'Пётр'), tile(3, 'Лёва')],
    current: '1',
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Family: Story = { args: { onAdd: fn() } };

/** A child may not add profiles. */
export const WithoutAdding: Story = { args: { current: '3' } };

export const ByKeyboard: Story = {
  args: { autoFocus: true, onAdd: fn() },
  play: async ({ args }) => {
    await screen.findByRole('button', { name: /^Анна/ });
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('2');
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Nothing else can be chosen until the switch is over. */
export const Switching: Story = {
  args: { isPending: true, current: '2' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Лёва/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Six, with names of twenty characters. */
export const LongRussian: Story = {
  args: {
    profiles: [
      tile(1, 'Достопримечательност'),
      tile(2, 'Анна-Мария Ветрова-К'),
      tile(3, 'Лёва'),
      tile(4, 'Бабушка и дедушка'),
      tile(5, 'Гости с дачи и соседи'.slice(0, 20)),
      tile(6, 'Ы'),
    ],
  },
};

export const Armenian: Story = {
  args: {
    profiles: [tile(1, 'Տիգրան Ադամյան'), tile(2, 'Անահիտ'), tile(3, 'Փոքրիկ Հայկ')],
    onAdd: fn(),
  },
  globals: { language: 'hye' },
};

export const Narrow: Story = {
  args: { onAdd: fn() },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
};
