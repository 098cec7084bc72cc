import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { navigation } from '../../testing/fixtures.ts';
import RailNavigation from './rail.tsx';

const meta = {
  title: 'Components/Navigation/Rail',
  component: RailNavigation,
  args: navigation,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Navigation) => (
      <div style={{ minBlockSize: '100vh' }}>
        <Navigation />
      </div>
    ),
  ],
  globals: { label: 'main' },
} satisfies Meta<typeof RailNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};

export const Viewer: Story = {
  args: { viewer: { name: 'Мария', href: '/my', hasUnread: true } },
};

export const CurrentPage: Story = { args: { currentPath: '/movies/mayak' } };

/** What does not fit stands under «Ещё». */
export const ManyItems: Story = {
  args: {
    items: [...navigation.items, ...navigation.items].map((item, index) => ({
      ...item,
      id: String(index),
    })),
  },
};

/** The longest word of the menu is whole in the rail. */
export const LongestWord: Story = {
  args: {
    items: [{ id: 'education', title: 'Познавательное', href: '/education', icon: 'documentary' }],
  },
  play: async ({ canvas }) => {
    const [word] = await canvas.findAllByText('Познавательное');
    await expect(word?.clientWidth).toBeGreaterThan(0);
    await expect(word?.scrollWidth).toBeLessThanOrEqual(word?.clientWidth ?? 0);
  },
};

export const Armenian: Story = { globals: { label: 'main', language: 'hye' } };

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };

/** The whole menu over a phone's screen. */
export const MenuOverTheScreen: Story = {
  globals: { label: 'main', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Меню' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('dialog', { name: 'Меню' })).toBeVisible(),
    );
  },
};

/** Opened and left by the keyboard alone: the focus goes in and comes back. */
export const MenuByKeyboard: Story = {
  globals: { label: 'main', viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Меню' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await canvas.findByRole('dialog', { name: 'Меню' });
    await expect(menu.contains(document.activeElement)).toBe(true);
    canvas.getByRole('button', { name: 'Закрыть' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** No login types: nothing to press. */
export const WithoutLogin: Story = { args: { loginHref: undefined } };
